import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { votes } from '@/lib/contract/votes'
import { retrying, transaction } from '@/lib/db'
import { checkBot } from '@/lib/domain/bot/check-bot'
import { holdHolder } from '@/lib/domain/licences/hold-holder'
import { requireVoterKey } from '@/lib/domain/voter'
import { findPublicWish } from '@/lib/domain/wishes/find-public-wish'
import { recordAndTell } from './record-and-tell'

type Ballot = z.output<typeof votes.cast.body>

/**
 * One visitor's vote for one public wish; `created` tells whether it is new. With an entitlement token it is the customer's, and
 * verified. Unknown and hidden wishes are NOT_FOUND, completed and declined ones CONFLICT.
 */
export async function castVote({ address, user_agent, holder }: Visitor, { wish_id, fingerprint, ...bot }: Ballot) {
  const cast = async () => {
    const wish = await findPublicWish(wish_id)
    const now = holder && (await holdHolder(holder))
    const voter_key = requireVoterKey(wish.project_id, { holder: now, fingerprint, address, user_agent })
    await checkBot(wish.project_id, bot)
    return recordAndTell(wish, {
      voter_key,
      end_user_id: now?.end_user_id ?? null,
      license_key_id: now?.license_key_id ?? null,
    })
  }
  // A bot token is used up together with the vote or not at all, a licence stays whose it is. Without them, the wish is held for a single statement only.
  return holder || typeof bot._token === 'string' ? transaction(cast) : retrying(cast)
}
