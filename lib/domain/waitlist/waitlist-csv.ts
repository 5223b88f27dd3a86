import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { type EntryRow, entryColumns, placeOfRow } from './entry-row'
import { type EntryFilter, entryCondition } from './page-of-ids'

const BATCH = 1_000

type Row = EntryRow & { rank: string }

/** All of a project's waitlist that the filter leaves as CSV, in the order of the list, read and sent in batches; places are those of the moment when they were read. */
export async function waitlistCsv(project_id: string, filter: EntryFilter): Promise<ReadableStream<Uint8Array>> {
  const chunks = lines(project_id, filter)
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await chunks.return(undefined)
    },
  })
}

const columns = [
  'id',
  'email',
  'name',
  'position',
  'status',
  'referral_code',
  'referral_count',
  'referred_by',
  'fingerprint',
  'joined_at',
  'confirmed_at',
  'invited_at',
  'end_user_id',
  'created_at',
] as const

/** By itself the library quotes the whole line ending alone, and half of it would begin a new row as well. */
const written = (rows: (string | number | null)[][]) =>
  stringify(rows, { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ })

async function* lines(project_id: string, filter: EntryFilter): AsyncGenerator<string> {
  yield written([[...columns]])
  let place = 0
  let last: Row | undefined
  do {
    const batch: Row[] = await db.$queryRaw<Row[]>`
      SELECT ${entryColumns}, rank_at::text AS rank, ${filter.search ? placeOfRow : Prisma.sql`NULL::int AS position`} FROM waitlist_entry
      WHERE ${entryCondition(project_id, filter)} ${after(last)}
      ORDER BY waitlist_entry.status, rank_at, id LIMIT ${BATCH}::int`
    const rows = batch.map((row) => {
      if (row.status === 'waiting') place += 1
      return cells(filter.search || row.status !== 'waiting' ? row : { ...row, position: place })
    })
    if (rows.length > 0) yield written(rows)
    last = batch.length === BATCH ? batch.at(-1) : undefined
  } while (last)
}

/** `rank` is text: a Date would lose its microseconds. */
const after = (last: Row | undefined): Prisma.Sql =>
  last
    ? Prisma.sql`AND (status, rank_at, id) > (${last.status}::waitlist_status, ${last.rank}::timestamptz, ${last.id}::uuid)`
    : Prisma.empty

const cells = (row: EntryRow) =>
  columns.map((name) => {
    const value = row[name]
    return value instanceof Date ? value.toISOString() : value
  })
