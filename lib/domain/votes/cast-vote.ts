import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { votes } from '@/lib/contract/votes'
import { retrying, transaction } from '@/lib/db'
import { checkBot } from '@/lib/domain/bot/check-bot'
import { requireVoterKey } from '@/lib/domain/voter'
import { findPublicWish } from '@/lib/domain/wishes/find-public-wish'
import { recordVote } from './record-vote'

type Ballot = z.output<typeof votes.cast.body>

/** One visitor's vote for one public wish; `created` tells whether it is new. Unknown and hidden wishes are NOT_FOUND, completed and declined ones CONFLICT. */
export async function castVote({ address, user_agent }: Visitor, { wish_id, fingerprint, ...bot }: Ballot) {
  const cast = async () => {
    const wish = await findPublicWish(wish_id)
    await checkBot(wish.project_id, bot)
    const voter_key = requireVoterKey(wish.project_id, { fingerprint, address, user_agent })
    return recordVote(wish, { voter_key, end_user_id: null })
  }
  // A token is used up together with the vote or not at all. Without one, the wish is held for a single statement only.
  return typeof bot._token === 'string' ? transaction(cast) : retrying(cast)
}
