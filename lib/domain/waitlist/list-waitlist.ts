import 'server-only'
import type { z } from 'zod'
import type { waitlist } from '@/lib/contract/waitlist'
import { db } from '@/lib/db'
import { countRecords } from '@/lib/domain/tally/count-records'
import { Prisma } from '@/prisma/client/client'
import { type EntryRow, entryColumns } from './entry-row'
import { entryCondition, pageOfIds } from './page-of-ids'
import { readEntries } from './read-entries'

type Query = z.output<typeof waitlist.list.query>

/** One page of a project's waitlist: those who wait in the order of their places, then the invited, then those who left. Pages of those who wait are found by counts, however deep they lie. */
export async function listWaitlist(project_id: string, query: Query) {
  const { page, per_page } = query
  const total = await totalOf(project_id, query)
  const skip = (page - 1) * per_page
  const ids = pageOfIds(project_id, query, skip)
  const rows = skip >= total ? [] : await (query.search ? readFound(ids) : readPage(ids))
  return { rows, total, page, per_page }
}

/** What a search finds lies apart: each place is asked for by itself. */
async function readFound(ids: Prisma.Sql): Promise<EntryRow[]> {
  const found = await db.$queryRaw<{ id: string }[]>(ids)
  return readEntries(found.map(({ id }) => id))
}

/** Those of a page stand behind one another: the first place is asked for, and the others follow. */
const readPage = (ids: Prisma.Sql) => db.$queryRaw<EntryRow[]>`
  WITH page AS (
    SELECT * FROM waitlist_entry WHERE id IN (${ids})
  ), passed AS (
    SELECT waitlist_before(project_id, rank_at, id)::int AS count FROM (
      SELECT * FROM page WHERE status = 'waiting' ORDER BY rank_at, id LIMIT 1
    ) AS front
  )
  SELECT ${entryColumns}, CASE WHEN status = 'waiting'
    THEN (SELECT count FROM passed) + row_number() OVER (ORDER BY page.status, rank_at, id)::int END AS position
  FROM page ORDER BY page.status, rank_at, id`

async function totalOf(project_id: string, { search, status }: Query): Promise<number> {
  if (!search) return countRecords(status ? `waitlist_entry_${status}` : 'waitlist_entry', project_id)
  const [row] = await db.$queryRaw<[{ count: number }]>(
    Prisma.sql`SELECT count(*)::int AS count FROM waitlist_entry WHERE ${entryCondition(project_id, { status, search })}`,
  )
  return row.count
}
