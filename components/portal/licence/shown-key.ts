const LENGTH = 30
const LONGEST_PREFIX = 8

/** A key as it was typed, in the groups it was made in: the prefix, then six of five. What came along from another service, and what has another length, stands as it was typed. */
export function shownKey(typed: string, is_old = false): string[] {
  const letters = typed.toUpperCase().replace(/[\s\p{Pd}\p{Cf}_.]/gu, '')
  const isOurs = !is_old && letters.length >= LENGTH && letters.length <= LENGTH + LONGEST_PREFIX
  if (!isOurs) return [typed.trim()]

  const prefix = letters.slice(0, -LENGTH)
  const body = letters.slice(-LENGTH).replace(/O/g, '0').replace(/[IL]/g, '1')
  return [...(prefix ? [prefix] : []), ...(body.match(/.{5}/g) ?? [])]
}
