import 'server-only'
import { db, transaction } from '@/lib/db'
import { AppError, invalid, notFound } from '@/lib/errors'
import { followMerges } from './find-public-wish'
import { getWish, requireWish } from './get-wish'
import { lockWishes } from './lock-wishes'

/**
 * Merges a wish into another and answers the other: voters move along and count once, comments move along, the old id goes on
 * answering. A voter of both keeps the vote in both places, so that the merge can be undone without loss.
 */
export async function mergeWishes(project_id: string, id: string, asked: string) {
  return transaction(async () => {
    await requireWish(project_id, id)
    const target = await followMerges(asked)
    if (target?.project_id !== project_id) throw invalid('into', 'is not a wish of this project')
    const into = target.id
    if (asked === id || into === id)
      throw new AppError('CONFLICT', 'A wish cannot be merged into itself or into one that was merged into it.')

    const locked = await lockWishes(project_id, [id, into])
    const source = locked.get(id)
    if (!source) throw notFound('wish')
    if (locked.get(into)?.merged_into_id !== null)
      throw new AppError('CONFLICT', 'The other wish has just been merged or deleted. Look again.')
    if (source.merged_into_id === asked || source.merged_into_id === into) return getWish(project_id, into)
    if (source.merged_into_id)
      throw new AppError('CONFLICT', 'This wish is merged into another already. Undo that merge first.')

    await moveVotes(id, into)
    await moveComments(id, into)
    await db.wish.update({ where: { id }, data: { merged_into_id: into } })
    return getWish(project_id, into)
  })
}

async function moveVotes(from: string, to: string): Promise<void> {
  const moved = await db.$executeRaw`
    UPDATE vote SET wish_id = ${to}::uuid
    WHERE wish_id = ${from}::uuid AND NOT EXISTS (SELECT FROM vote AS there WHERE there.wish_id = ${to}::uuid AND there.voter_key = vote.voter_key)`
  await db.wish.update({ where: { id: from }, data: { vote_count: { decrement: moved } } })
  await db.wish.update({ where: { id: to }, data: { vote_count: { increment: moved } } })
}

async function moveComments(from: string, to: string): Promise<void> {
  const said = await db.comment.count({ where: { wish_id: from, is_deleted: false } })
  await db.comment.updateMany({ where: { wish_id: from }, data: { wish_id: to } })
  await db.wish.update({ where: { id: from }, data: { comment_count: { decrement: said } } })
  await db.wish.update({ where: { id: to }, data: { comment_count: { increment: said } } })
}
