/** Whether what somebody typed into a search may be a key, which must stand in no address: many letters and digits in one piece, or in the groups of ours. */
export function looksLikeKey(typed: string): boolean {
  if (typed.includes('@')) return false
  const letters = typed.replace(/[\s\p{Pd}_.]/gu, '')
  const isOne = !/\s/.test(typed.trim()) && letters.length >= 16 && /\d/.test(letters)
  return isOne || (letters.length >= 28 && letters.length <= 40 && /^[A-Z0-9]+$/i.test(letters) && /\d/.test(letters))
}
