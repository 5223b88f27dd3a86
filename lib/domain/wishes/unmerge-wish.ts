import 'server-only'
import { db, transaction } from '@/lib/db'
import { holdColumnsFor, keepColumns } from '@/lib/domain/roadmap/hold-columns'
import { placeWish } from '@/lib/domain/roadmap/place-wish'
import { notFound } from '@/lib/errors'
import { Prisma } from '@/prisma/client/client'
import { carryVotes } from './carry-votes'
import { requireWish } from './get-wish'
import { takeLentBack } from './lend-verified'
import { lockWishes } from './lock-wishes'

/**
 * Undoes a merge: votes and comments that came along with the wish, or with those merged into it before, go back from wherever on
 * the chain they stand. A wish that is not merged stays as it is.
 */
export async function unmergeWish(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    await keepColumns(project_id)
    await requireWish(project_id, id)
    const chain = await chainOf(id)
    if (chain.length === 1) return
    const wish = (await lockWishes(project_id, chain)).get(id)
    if (!wish) throw notFound('wish') // Deleted meanwhile, as the chain may tell by being empty.
    if (String(await chainOf(id)) !== String(chain)) return unmergeWish(project_id, id) // Another was faster.

    await holdColumnsFor(project_id, wish.status, id)
    const family = await mergedInto(id)
    for (const holder of chain.slice(1)) {
      await bringBack(holder, id, family)
    }
    await db.wish.update({ where: { id }, data: { merged_into_id: null } })
    await placeWish(project_id, id)
    await takeLentBack(chain)
  })
}

async function bringBack(from: string, to: string, family: string[]): Promise<void> {
  const ofFamily = Prisma.sql`origin_wish_id = ANY (${family}::uuid[])`
  const { votes, verified } = await carryVotes(from, to, ofFamily)
  const came = { wish_id: from, origin_wish_id: { in: family } }
  const said = await db.comment.count({ where: { ...came, is_deleted: false } })
  await db.comment.updateMany({ where: came, data: { wish_id: to } })

  const moved = (by: 'increment' | 'decrement') => ({
    vote_count: { [by]: votes },
    verified_vote_count: { [by]: verified },
    comment_count: { [by]: said },
  })
  await db.wish.update({ where: { id: from }, data: moved('decrement') })
  await db.wish.update({ where: { id: to }, data: moved('increment') })
}

/** The wish, the one it was merged into, the one that was merged into, and so on. */
async function chainOf(id: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE chain AS (
      SELECT id, merged_into_id, 1 AS place FROM wish WHERE id = ${id}::uuid
      UNION ALL
      SELECT wish.id, wish.merged_into_id, place + 1 FROM wish JOIN chain ON wish.id = chain.merged_into_id
    )
    SELECT id FROM chain ORDER BY place`
  return rows.map((row) => row.id)
}

/** The wish and all that were merged into it, however deep. */
export async function mergedInto(id: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE family AS (
      SELECT id FROM wish WHERE id = ${id}::uuid
      UNION ALL
      SELECT wish.id FROM wish JOIN family ON wish.merged_into_id = family.id
    )
    SELECT id FROM family`
  return rows.map((row) => row.id)
}
