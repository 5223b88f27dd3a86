import 'server-only'
import { db } from '@/lib/db'
import { lockEndUser } from '@/lib/domain/end-users/lock-end-user'
import { lockWishes } from '@/lib/domain/wishes/lock-wishes'
import type { vote } from '@/prisma/client/client'

/** The vote of that id, whose person is held until the transaction ends, so that they neither vote nor are linked meanwhile; null when it is gone. */
export async function holdLinkedVote(id: string): Promise<vote | null> {
  const vote = await db.vote.findUnique({ where: { id } })
  if (vote?.end_user_id) await lockEndUser(vote.project_id, vote.end_user_id)
  return vote && db.vote.findUnique({ where: { id } })
}

/** Takes a vote back that links cast, where none is left that stands for it and its person has not made it a verified one; a merge that was faster has taken it along. */
export async function takeBackLinkedVote({ id, project_id, wish_id }: vote): Promise<void> {
  await lockWishes(project_id, [wish_id])
  const vote = await db.vote.findUnique({ where: { id } })
  if (!vote || vote.is_verified || (await db.support_request_wish.count({ where: { vote_id: id } })) > 0) return
  if (vote.wish_id !== wish_id) return takeBackLinkedVote(vote)
  await db.vote.delete({ where: { id } })
  await db.wish.update({ where: { id: wish_id }, data: { vote_count: { decrement: 1 } } })
}
