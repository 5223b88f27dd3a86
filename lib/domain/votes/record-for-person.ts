import 'server-only'
import type { FoundWish } from '@/lib/domain/wishes/find-public-wish'
import { recordAndTell } from './record-and-tell'
import { voteOfPerson } from './record-vote'

/**
 * A known person's one vote for a wish, by whatever device they or the team cast it: where there is one, that is answered. Whoever
 * calls holds the person, so that of two at once the second finds the vote of the first.
 */
export async function recordForPerson(wish: FoundWish, voter: { voter_key: string; end_user_id: string }) {
  const vote = await voteOfPerson(wish, voter)
  return vote ? { created: false, vote } : recordAndTell(wish, { ...voter, license_key_id: null })
}
