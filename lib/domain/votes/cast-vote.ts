import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { votes } from '@/lib/contract/votes'
import { retrying, transaction } from '@/lib/db'
import { checkBot } from '@/lib/domain/bot/check-bot'
import { personOfSession } from '@/lib/domain/end-users/person-of-session'
import { holdHolder } from '@/lib/domain/licences/hold-holder'
import { requireVoterKey } from '@/lib/domain/voter'
import { findPublicWish } from '@/lib/domain/wishes/find-public-wish'
import { recordAndTell } from './record-and-tell'
import { recordOwn } from './record-for-person'

type Ballot = z.output<typeof votes.cast.body>

/**
 * One visitor's vote for one public wish; `created` tells whether it is new. With an entitlement token it is the customer's, and
 * verified. With a session of the wish's project it stays the visitor's, but is known to be of the person with that address, who has
 * one vote for a wish with however many devices. Unknown and hidden wishes are NOT_FOUND, completed and declined ones CONFLICT.
 */
export async function castVote(visitor: Visitor, { wish_id, fingerprint, ...bot }: Ballot) {
  const { address, user_agent, holder, proof } = visitor
  const cast = async () => {
    const wish = await findPublicWish(wish_id)
    const now = holder && (await holdHolder(holder))
    const voter_key = requireVoterKey(wish.project_id, { holder: now, fingerprint, address, user_agent })
    await checkBot(wish.project_id, bot)
    if (now) {
      const { end_user_id, license_key_id } = now
      return recordAndTell(wish, { voter_key, end_user_id, license_key_id })
    }
    const person = await personOfSession(wish.project_id, proof)
    return person
      ? recordOwn(wish, { voter_key, end_user_id: person.end_user_id })
      : recordAndTell(wish, { voter_key, end_user_id: null, license_key_id: null })
  }
  // A bot token is used up together with the vote or not at all, a licence stays whose it is, a person stays. Without them, the wish is held for a single statement only.
  return holder || proof || typeof bot._token === 'string' ? transaction(cast) : retrying(cast)
}
