import type { z } from 'zod'
import { objectOf } from '@/components/dashboard/licences/read-licence'
import { ImportedRow } from '@/lib/contract/license-desk'
import { type Matches, type Target, targets } from './columns'

export type Row = z.input<typeof ImportedRow>
export type Problem = { line: number; target: Target; value: string; message?: string }
/** A line of the file that can be sent, or why it cannot. */
export type Line = { line: number; row: Row } | { line: number; problem: Problem }

/** The lines of a file as licences, as far as that can be told without the server; the first line of a file is its headings. */
export const linesOf = (table: string[][], matches: Matches): Line[] =>
  table.map((cells, place) => lineOf(cells, matches, place + 2))

function lineOf(cells: string[], matches: Matches, line: number): Line {
  const row: Record<string, unknown> = {}
  for (const target of targets) {
    const value = (matches[target] === undefined ? '' : (cells[matches[target]] ?? '')).trim()
    if (value === '') continue
    const read = readers[target]?.(value) ?? value
    if (read === WRONG) return { line, problem: { line, target, value } }
    row[target] = read === NONE ? null : read
  }
  const parsed = ImportedRow.safeParse(row)
  if (parsed.success) return { line, row: row as Row }
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' }
  const target = targets.find((each) => each === path[0]) ?? 'key'
  return { line, problem: { line, target, value: String(row[target] ?? ''), message } }
}

const WRONG = Symbol('wrong')
const NONE = Symbol('none')
type Read = unknown

const readers: Partial<Record<Target, (value: string) => Read>> = {
  max_devices(value) {
    if (/^(unlimited|none|null|infinity|∞|-1|unbegrenzt)$/i.test(value)) return NONE
    return /^\d{1,9}$/.test(value) && Number(value) >= 1 ? Number(value) : WRONG
  },
  expires_at(value) {
    if (/^(never|null|none|nie|perpetual|lifetime)$/i.test(value)) return NONE
    // A day alone means that it is over with the day.
    const at = new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T23:59:59Z` : value)
    return Number.isNaN(at.getTime()) ? WRONG : at.toISOString()
  },
  status: (value) => states[value.toLowerCase()] ?? WRONG,
  metadata: (value) => objectOf(value) ?? WRONG,
}

/** States as other services call them; whether one is over is told by its date. */
const states: { [called: string]: Row['status'] } = {
  active: 'active',
  inactive: 'active',
  granted: 'active',
  expiring: 'active',
  expired: 'active',
  suspended: 'suspended',
  disabled: 'suspended',
  paused: 'suspended',
  revoked: 'revoked',
  banned: 'revoked',
  refunded: 'revoked',
}
