import { MOST_IMPORTED } from '@/lib/contract/license-desk'
import type { Row } from './rows-of'

export type Good = { line: number; row: Row }

/** A request stays below what the API takes in one. */
const MOST_BYTES = 700_000

/** The licences in as many requests as they need. */
export function inBatches(lines: Good[]): Good[][] {
  const batches: Good[][] = []
  let bytes = 0
  for (const each of lines) {
    const size = JSON.stringify(each.row).length * 3
    const last = batches.at(-1)
    if (!last || last.length >= MOST_IMPORTED || bytes + size > MOST_BYTES) {
      batches.push([each])
      bytes = size
    } else {
      last.push(each)
      bytes += size
    }
  }
  return batches
}
