import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { countWishes, type WishFilter, wishCondition } from './conditions'
import { searchWishes } from './search-wishes'

export type Selection = {
  search?: string | undefined
  sort_by?: 'votes' | 'created_at' | 'updated_at' | undefined
  sort_order: 'asc' | 'desc'
  page: number
  per_page: number
}

/** Each is an index of its own (prisma/schema/wishes.prisma); ties go by newest, then id. */
const orders = {
  votes_desc: Prisma.sql`wish.vote_count DESC, wish.created_at DESC, wish.id DESC`,
  votes_asc: Prisma.sql`wish.vote_count ASC, wish.created_at DESC, wish.id DESC`,
  created_at_desc: Prisma.sql`wish.created_at DESC, wish.id DESC`,
  created_at_asc: Prisma.sql`wish.created_at ASC, wish.id ASC`,
  updated_at_desc: Prisma.sql`wish.updated_at DESC, wish.id DESC`,
  updated_at_asc: Prisma.sql`wish.updated_at ASC, wish.id ASC`,
}

/** One page of the ids that the filter and the search mean, in the order asked for, and how many there are. Pinned ones lead unless there is a search. */
export async function selectWishes(filter: WishFilter, selection: Selection): Promise<{ ids: string[]; total: number }> {
  const { search, sort_by, sort_order, page, per_page } = selection
  const skip = (page - 1) * per_page
  const order = orders[`${sort_by ?? 'votes'}_${sort_order}`]
  if (search !== undefined) {
    const found = await searchWishes(filter, search)
    const ids = sort_by ? await sorted(found, order) : found
    return { ids: ids.slice(skip, skip + per_page), total: ids.length }
  }

  const [rows, total] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`
      SELECT wish.id FROM wish WHERE ${wishCondition(filter)}
      ORDER BY wish.is_pinned DESC, ${order} LIMIT ${per_page}::int OFFSET ${skip}::bigint`,
    countWishes(filter),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

async function sorted(found: string[], order: Prisma.Sql): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`SELECT wish.id FROM wish WHERE wish.id = ANY (${found}::uuid[]) ORDER BY ${order}`
  return rows.map(({ id }) => id)
}
