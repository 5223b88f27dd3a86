import 'server-only'
import type { Priority } from '@/lib/contract/fields'
import type { WishStatus } from '@/lib/contract/wish-status'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

/** Which wishes of a project are meant; what is not given does not narrow. */
export type WishFilter = {
  project_id: string
  status?: WishStatus[] | undefined
  category_id?: string | undefined
  priority?: Priority | undefined
  is_pinned?: boolean | undefined
  is_approved?: boolean | undefined
  end_user_id?: string | undefined
  is_merged: boolean
}

/** What the public sees of a project's wishes. */
export const publicWishes = (project_id: string) => ({ project_id, is_approved: true, is_merged: false })

/** The filter as a condition on `wish`, written so that the sorted indexes serve it. */
export function wishCondition(filter: WishFilter): Prisma.Sql {
  const merged = filter.is_merged
    ? Prisma.sql`wish.merged_into_id IS NOT NULL`
    : Prisma.sql`wish.merged_into_id IS NULL`
  const parts = [Prisma.sql`wish.project_id = ${filter.project_id}::uuid`, merged]
  if (filter.status) parts.push(Prisma.sql`wish.status = ANY (${filter.status}::wish_status[])`)
  if (filter.category_id) parts.push(Prisma.sql`wish.category_id = ${filter.category_id}::uuid`)
  if (filter.priority) parts.push(Prisma.sql`wish.priority = ${filter.priority}::priority`)
  if (filter.is_pinned !== undefined) parts.push(Prisma.sql`wish.is_pinned = ${filter.is_pinned}`)
  if (filter.is_approved !== undefined) parts.push(Prisma.sql`wish.is_approved = ${filter.is_approved}`)
  if (filter.end_user_id) parts.push(Prisma.sql`wish.end_user_id = ${filter.end_user_id}::uuid`)
  return Prisma.join(parts, ' AND ')
}

/** How many wishes the filter means: from the tally, a handful of rows, unless it names a person, whose wishes an index finds. */
export async function countWishes(filter: WishFilter): Promise<number> {
  const { is_merged, status, end_user_id, ...given } = filter
  if (end_user_id) {
    const [row] = await db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM wish WHERE ${wishCondition(filter)}`
    return row.count
  }
  if (given.category_id === NO_CATEGORY) return 0
  const { _sum } = await db.wish_tally.aggregate({
    where: { ...given, is_merged, ...(status && { status: { in: status } }) },
    _sum: { count: true },
  })
  return _sum.count ?? 0
}

/** What stands in the tally for "no category"; no category has it. */
const NO_CATEGORY = '00000000-0000-0000-0000-000000000000'

const NARROW = 2_000

/** Whether so few wishes are meant that looking at each of them costs nothing to speak of. */
export const isNarrow = (total: number) => total <= NARROW
