import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { countWishes, isNarrow, type WishFilter, wishCondition } from './conditions'
import { SEARCHED_WHOLE, searchWishes } from './search-wishes'

export type Selection = {
  search?: string | undefined
  sort_by?: 'votes' | 'created_at' | 'updated_at' | undefined
  sort_order: 'asc' | 'desc'
  page: number
  per_page: number
}

/** Each is an index of its own (prisma/schema/wishes.prisma); ties go by newest, then id. */
export const orders = {
  votes_desc: Prisma.sql`wish.vote_count DESC, wish.created_at DESC, wish.id DESC`,
  votes_asc: Prisma.sql`wish.vote_count ASC, wish.created_at DESC, wish.id DESC`,
  created_at_desc: Prisma.sql`wish.created_at DESC, wish.id DESC`,
  created_at_asc: Prisma.sql`wish.created_at ASC, wish.id ASC`,
  updated_at_desc: Prisma.sql`wish.updated_at DESC, wish.id DESC`,
  updated_at_asc: Prisma.sql`wish.updated_at ASC, wish.id ASC`,
}

/** One page of the ids that the filter and the search mean, in the order asked for, and how many there are. Pinned ones lead unless there is a search. */
export async function selectWishes(
  filter: WishFilter,
  selection: Selection,
): Promise<{ ids: string[]; total: number }> {
  const { search, sort_by, sort_order, page, per_page } = selection
  const skip = (page - 1) * per_page
  const order = orders[`${sort_by ?? 'votes'}_${sort_order}`]
  const total = await countWishes(filter)
  if (total === 0) return { ids: [], total }
  if (search !== undefined) {
    const found = await searchWishes(filter, search, total <= SEARCHED_WHOLE)
    const ids = sort_by ? await sorted(found, order) : found
    return { ids: ids.slice(skip, skip + per_page), total: ids.length }
  }

  const rows = await db.$queryRaw<{ id: string }[]>(pageOfIds(filter, order, { per_page, skip, total }))
  return { ids: rows.map(({ id }) => id), total }
}

/**
 * The statement behind a page without a search. Few wishes are gathered by the filter's index and sorted; many are met soon on
 * a walk along the order's index. The tally knows which it is, PostgreSQL would have to guess.
 */
export function pageOfIds(
  filter: WishFilter,
  order: Prisma.Sql,
  { per_page, skip, total }: { per_page: number; skip: number; total: number },
): Prisma.Sql {
  const wishes = isNarrow(total)
    ? Prisma.sql`(SELECT * FROM wish WHERE ${wishCondition(filter)} OFFSET 0) AS wish`
    : Prisma.sql`wish WHERE ${wishCondition(filter)}`
  return Prisma.sql`SELECT wish.id FROM ${wishes} ORDER BY wish.is_pinned DESC, ${order} LIMIT ${per_page}::int OFFSET ${skip}::bigint`
}

async function sorted(found: string[], order: Prisma.Sql): Promise<string[]> {
  const rows = await db.$queryRaw<
    { id: string }[]
  >`SELECT wish.id FROM wish WHERE wish.id = ANY (${found}::uuid[]) ORDER BY ${order}`
  return rows.map(({ id }) => id)
}
