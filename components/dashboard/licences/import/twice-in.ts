import type { Good } from './batches'
import type { Problem } from './rows-of'

/** Keys that a file has twice: the first of each counts, whatever request it goes in. */
export function twiceIn(lines: Good[]): { once: Good[]; twice: Problem[] } {
  const first = new Map<string, number>()
  const once: Good[] = []
  const twice: Problem[] = []
  for (const each of lines) {
    const key = (each.row.key ?? '').toUpperCase().replace(/[\s\p{Pd}\p{Cf}_.]/gu, '')
    const known = key === '' ? undefined : first.get(key)
    if (known === undefined) {
      if (key !== '') first.set(key, each.line)
      once.push(each)
    } else twice.push({ line: each.line, target: 'key', value: each.row.key ?? '' })
  }
  return { once, twice }
}
