import 'server-only'
import { db, transaction } from '@/lib/db'
import { holdColumnsFor, keepColumns } from '@/lib/domain/roadmap/hold-columns'
import { placeWish } from '@/lib/domain/roadmap/place-wish'
import { AppError, notFound } from '@/lib/errors'
import { Prisma } from '@/prisma/client/client'
import { carryVotes } from './carry-votes'
import { getWish } from './get-wish'
import { lendVerified } from './lend-verified'
import { lockWishes } from './lock-wishes'
import { isMergedInto, mergeTarget } from './merge-target'

/**
 * Merges a wish into another and answers the other: voters move along and count once, comments move along, the old id goes on
 * answering. A voter of both keeps the vote in both places, so that the merge can be undone without loss; it counts as verified
 * where either of them is.
 */
export async function mergeWishes(project_id: string, id: string, asked: string) {
  return transaction(async () => {
    await keepColumns(project_id)
    const into = await mergeTarget(project_id, id, asked)
    const locked = await lockWishes(project_id, [id, into])
    const source = locked.get(id)
    if (!source) throw notFound('wish')
    if (locked.get(into)?.merged_into_id !== null)
      throw new AppError('CONFLICT', 'The other wish has just been merged or deleted. Look again.')
    if (isMergedInto(source.merged_into_id, asked, into)) return getWish(project_id, into)

    await holdColumnsFor(project_id, source.status, id)
    await moveVotes(id, into)
    await moveComments(id, into)
    await db.wish.update({ where: { id }, data: { merged_into_id: into } })
    await placeWish(project_id, id)
    return getWish(project_id, into)
  })
}

async function moveVotes(from: string, to: string): Promise<void> {
  const { votes, verified } = await carryVotes(from, to, Prisma.sql`true`)
  const moved = (by: 'increment' | 'decrement', lent = 0) => ({
    vote_count: { [by]: votes },
    verified_vote_count: { [by]: verified + lent },
  })
  await db.wish.update({ where: { id: from }, data: moved('decrement') })
  await db.wish.update({ where: { id: to }, data: moved('increment', await lendVerified(from, to)) })
}

async function moveComments(from: string, to: string): Promise<void> {
  const said = await db.comment.count({ where: { wish_id: from, is_deleted: false } })
  await db.comment.updateMany({ where: { wish_id: from }, data: { wish_id: to } })
  await db.wish.update({ where: { id: from }, data: { comment_count: { decrement: said } } })
  await db.wish.update({ where: { id: to }, data: { comment_count: { increment: said } } })
}
