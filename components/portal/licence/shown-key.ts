const LENGTH = 30
const LONGEST_PREFIX = 8

/** A key as it was typed, in the groups it was made in: the prefix, then six of five. What is too short, or too long as keys of other services are, stands as it is. */
export function shownKey(typed: string): string[] {
  const letters = typed.toUpperCase().replace(/[\s\p{Pd}_.]/gu, '')
  if (letters.length < LENGTH || letters.length > LENGTH + LONGEST_PREFIX) return [typed.trim()]

  const prefix = letters.slice(0, -LENGTH)
  const body = letters.slice(-LENGTH).replace(/O/g, '0').replace(/[IL]/g, '1')
  return [...(prefix ? [prefix] : []), ...(body.match(/.{5}/g) ?? [])]
}
