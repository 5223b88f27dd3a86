import 'server-only'
import type { FoundWish } from '@/lib/domain/wishes/find-public-wish'
import { keepBesideLinks } from './keep-beside-links'
import { recordAndTell } from './record-and-tell'
import { voteOfPerson } from './record-vote'

/**
 * A known person's vote that they cast themselves or have the team cast: no link of a request takes it back any more.
 */
export async function recordOwn(...given: Parameters<typeof recordForPerson>) {
  const recorded = await recordForPerson(...given)
  if (!recorded.created) await keepBesideLinks(recorded.vote.id)
  return recorded
}

/**
 * A known person's one vote for a wish, by whatever device they or the team cast it: where there is one, that is answered. Whoever
 * calls holds the person, so that of two at once the second finds the vote of the first.
 */
export async function recordForPerson(wish: FoundWish, voter: { voter_key: string; end_user_id: string }) {
  const vote = await voteOfPerson(wish, voter)
  return vote ? { created: false, vote } : recordAndTell(wish, { ...voter, license_key_id: null })
}
