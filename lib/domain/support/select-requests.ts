import 'server-only'
import type { z } from 'zod'
import type { supportDesk } from '@/lib/contract/support-desk'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { countRequests, type RequestFilter, requestCondition } from './request-filter'
import { searchRequests } from './search-requests'

type Query = z.output<typeof supportDesk.list.query>

/** Each is an index of its own, read forwards or backwards. */
export const orders = {
  created_at_desc: Prisma.sql`request.created_at DESC, request.id DESC`,
  created_at_asc: Prisma.sql`request.created_at ASC, request.id ASC`,
  updated_at_desc: Prisma.sql`request.updated_at DESC, request.id DESC`,
  updated_at_asc: Prisma.sql`request.updated_at ASC, request.id ASC`,
}

/** Of so few requests looking at each costs nothing to speak of. */
const NARROW = 2_000

/** One page of the ids that the filter and the search mean, in the order asked for, and how many there are. */
export async function selectRequests(project_id: string, query: Query): Promise<{ ids: string[]; total: number }> {
  const { search, sort_by, sort_order, page, per_page } = query
  const filter = { ...query, project_id }
  const order = orders[`${sort_by}_${sort_order}`]
  const skip = (page - 1) * per_page
  if (search) {
    const found = await searchRequests(filter, search, order)
    return { ids: found.slice(skip, skip + per_page), total: found.length }
  }

  const total = await countRequests(filter)
  const rows = await db.$queryRaw<{ id: string }[]>(pageOfIds(filter, order, { per_page, skip, total }))
  return { ids: rows.map(({ id }) => id), total }
}

/**
 * The statement behind a page without a search. Few requests are gathered by the filter's index and sorted; many are met soon on
 * a walk along the order's index. The count knows which it is, PostgreSQL would have to guess.
 */
export function pageOfIds(
  filter: RequestFilter,
  order: Prisma.Sql,
  { per_page, skip, total }: { per_page: number; skip: number; total: number },
): Prisma.Sql {
  const requests =
    total <= NARROW
      ? Prisma.sql`(SELECT * FROM support_request AS request WHERE ${requestCondition(filter)} OFFSET 0) AS request`
      : Prisma.sql`support_request AS request WHERE ${requestCondition(filter)}`
  return Prisma.sql`SELECT request.id FROM ${requests} ORDER BY ${order} LIMIT ${per_page}::int OFFSET ${skip}::bigint`
}
