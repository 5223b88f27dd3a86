import 'server-only'
import { db } from '@/lib/db'
import { getWish, requireWish } from './get-wish'
import { isMergedInto, mergeTarget } from './merge-target'

/** What merging a wish into another would make: the other as it is, and the counts it would have. Nothing changes; what the merge would refuse is refused. */
export async function previewMerge(project_id: string, id: string, asked: string) {
  const into = await getWish(project_id, await mergeTarget(project_id, id, asked))
  const from = await requireWish(project_id, id)
  const { vote_count, verified_vote_count, comment_count } = into
  if (isMergedInto(from.merged_into_id, asked, into.id))
    return { into, vote_count, verified_vote_count, comment_count, shared_vote_count: 0 }

  const both = await countBoth(id, into.id)
  return {
    into,
    vote_count: vote_count + from.vote_count - both.shared,
    verified_vote_count: verified_vote_count + from.verified_vote_count - both.verified,
    comment_count: comment_count + from.comment_count,
    shared_vote_count: both.shared,
  }
}

/** Those who voted for both, and those of them whose vote is verified in both. */
async function countBoth(one: string, other: string): Promise<{ shared: number; verified: number }> {
  const [row] = await db.$queryRaw<[{ shared: number; verified: number }]>`
    SELECT count(*)::int AS shared, count(*) FILTER (WHERE mine.is_verified AND theirs.is_verified)::int AS verified
    FROM vote AS mine JOIN vote AS theirs ON theirs.voter_key = mine.voter_key AND theirs.wish_id = ${other}::uuid
    WHERE mine.wish_id = ${one}::uuid`
  return row
}
