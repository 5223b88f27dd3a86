import 'server-only'
import { db, transaction } from '@/lib/db'
import { emit } from '@/lib/domain/events/emit'
import { isHeard } from '@/lib/domain/events/is-heard'
import type { FoundWish } from '@/lib/domain/wishes/find-public-wish'
import { recordVote, type Voter } from './record-vote'

/** Records a vote and tells webhooks of a new one, both or neither; where none asks for it, it stays a single statement. */
export async function recordAndTell(wish: FoundWish, voter: Voter) {
  if (!(await isHeard('wish_voted', wish.project_id))) return recordVote(wish, voter)

  return transaction(async () => {
    const recorded = await recordVote(wish, voter)
    if (recorded.created) await tell(wish.project_id, recorded.vote.wish_id, voter)
    return recorded
  })
}

async function tell(project_id: string, wish_id: string, { end_user_id, license_key_id }: Voter): Promise<void> {
  const select = { title: true, vote_count: true, verified_vote_count: true }
  const data = async () => ({
    wish_id,
    is_verified: license_key_id !== null,
    ...(await db.wish.findUniqueOrThrow({ where: { id: wish_id }, select })),
  })
  await emit({ type: 'wish_voted', project_id, end_user_id, data })
}
