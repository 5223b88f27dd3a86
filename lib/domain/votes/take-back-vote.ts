import 'server-only'
import type { Visitor } from '@/lib/caller'
import { db, retrying, transaction } from '@/lib/db'
import { holdHolder } from '@/lib/domain/licences/hold-holder'
import { requireVoterKey } from '@/lib/domain/voter'
import { findPublicWish, followMerges } from '@/lib/domain/wishes/find-public-wish'
import { notFound } from '@/lib/errors'

/** Takes a visitor's vote for a public wish back, also where it waits in a wish merged into it; without a vote nothing happens. */
export async function takeBackVote(
  { address, user_agent, holder }: Visitor,
  wish_id: string,
  fingerprint: string | undefined,
): Promise<void> {
  const takeBack = async () => {
    const wish = await findPublicWish(wish_id)
    const now = holder && (await holdHolder(holder))
    await erase(wish.id, requireVoterKey(wish.project_id, { holder: now, fingerprint, address, user_agent }))
  }
  await (holder ? transaction(takeBack) : takeBack())
}

/** Takes back the vote of that id; NOT_FOUND when there is none. */
export async function removeVote(id: string): Promise<void> {
  const vote = await db.vote.findUnique({ where: { id } })
  if (!vote) throw notFound('vote')
  await erase(vote.wish_id, vote.voter_key)
}

/** One statement: holds the wish and those merged into it, deletes the voter's votes there, and counts what was deleted. Where a merge was faster, the same follows the votes. */
async function erase(wish_id: string, voter_key: string): Promise<void> {
  await retrying(
    () => db.$executeRaw`
    WITH RECURSIVE family AS (
      SELECT id FROM wish WHERE id = ${wish_id}::uuid
      UNION ALL
      SELECT wish.id FROM wish JOIN family ON wish.merged_into_id = family.id
    ), held AS (
      SELECT id FROM wish WHERE id IN (SELECT id FROM family) ORDER BY id FOR NO KEY UPDATE
    ), gone AS (
      DELETE FROM vote WHERE voter_key = ${voter_key} AND wish_id IN (SELECT id FROM held) RETURNING wish_id, is_verified
    )
    UPDATE wish SET vote_count = vote_count - 1, verified_vote_count = verified_vote_count - gone.is_verified::int FROM gone WHERE wish.id = gone.wish_id`,
  )
  const now = await followMerges(wish_id)
  if (now && now.id !== wish_id) await erase(now.id, voter_key)
}
