import { distance } from 'fastest-levenshtein'

const SHORTEST_PART = 4

/** Whether a term of the vocabulary is meant by a word: a typo of it, the same with another ending, a compound with it, or a part of it. */
export function isNear(word: string, term: string): boolean {
  if (term === word) return false
  if (word.length >= SHORTEST_PART && (term.includes(word) || (term.length >= SHORTEST_PART && word.includes(term))))
    return true
  if (commonStart(word, term) >= Math.max(SHORTEST_PART, Math.ceil(0.7 * Math.max(word.length, term.length))))
    return true
  const slips = distance(word, term)
  return slips <= allowed(word) || (slips === 2 && word.length >= SHORTEST_PART && sameLetters(word, term))
}

/** How many letters may be wrong: none in a very short word, two from six letters on. */
function allowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

const sameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

/** The beginnings and endings of a long word, which may be the words it is made of. */
export function partsOf(word: string): { word: string; part: string }[] {
  const parts = new Set<string>()
  const letters = [...word] // Never half of one, which PostgreSQL would refuse.
  for (let cut = SHORTEST_PART; cut <= letters.length - SHORTEST_PART; cut += 1) {
    parts.add(letters.slice(0, cut).join(''))
    parts.add(letters.slice(cut).join(''))
  }
  return [...parts].map((part) => ({ word, part }))
}
