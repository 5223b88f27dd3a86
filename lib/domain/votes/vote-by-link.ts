import 'server-only'
import { db } from '@/lib/db'
import type { FoundWish } from '@/lib/domain/wishes/find-public-wish'
import { recordForPerson } from './record-for-person'

/**
 * Casts the vote of a person, whom the caller holds, because a request of theirs asks for a wish. Answers the vote's id where it
 * stands by links alone; null where it was there without them.
 */
export async function voteByLink(wish: FoundWish, end_user_id: string): Promise<string | null> {
  const { created, vote } = await recordForPerson(wish, { voter_key: `u:${end_user_id}`, end_user_id })
  return created || (await db.support_request_wish.count({ where: { vote_id: vote.id } })) > 0 ? vote.id : null
}
