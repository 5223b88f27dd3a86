import 'server-only'
import { db } from '@/lib/db'
import { type FoundWish, followMerges } from '@/lib/domain/wishes/find-public-wish'
import { AppError, notFound } from '@/lib/errors'
import { Prisma } from '@/prisma/client/client'

/** Who votes, and by which licence; a vote by one is verified. */
export type Voter = { voter_key: string; end_user_id: string | null; license_key_id: string | null }
type Cast = { id: string; created_at: Date; vote_count: number }
type CastVote = Cast & { wish_id: string; has_voted: boolean }

/**
 * One voter's one vote for a wish, however many ask at once. The first statement does it all, and needs no transaction: it holds the wish's row (a merge
 * waits, or has happened and is seen), inserts unless the voter has voted, and counts only what was inserted. A vote that was not verified
 * becomes so when it comes again with an entitlement token, and one that is nobody's becomes the person's who is known now.
 */
export async function recordVote(
  wish: Pick<FoundWish, 'id'>,
  voter: Voter,
): Promise<{ created: boolean; vote: CastVote }> {
  const { voter_key, end_user_id, license_key_id } = voter
  // In a row that a statement inserts, xmax is 0; in one that it updates, it is not.
  const [cast] = await db.$queryRaw<(Cast & { is_new: boolean })[]>`
    WITH target AS (
      SELECT id, project_id FROM wish
      WHERE id = ${wish.id}::uuid AND merged_into_id IS NULL AND status NOT IN ('completed', 'declined')
      FOR NO KEY UPDATE
    ), cast_vote AS (
      INSERT INTO vote AS known (id, project_id, wish_id, origin_wish_id, voter_key, end_user_id, is_verified, license_key_id)
      SELECT gen_random_uuid(), project_id, id, id, ${voter_key}, ${end_user_id}::uuid, ${license_key_id !== null}, ${license_key_id}::uuid FROM target
      ON CONFLICT (wish_id, voter_key) DO UPDATE SET
        is_verified = excluded.is_verified, license_key_id = excluded.license_key_id, end_user_id = coalesce(known.end_user_id, excluded.end_user_id)
      WHERE NOT known.is_verified AND (excluded.is_verified OR (known.end_user_id IS NULL AND excluded.end_user_id IS NOT NULL))
      RETURNING id, wish_id, created_at, is_verified, xmax = 0 AS is_new
    ), counted AS (
      UPDATE wish SET vote_count = vote_count + is_new::int, verified_vote_count = verified_vote_count + cast_vote.is_verified::int
      FROM cast_vote WHERE wish.id = cast_vote.wish_id RETURNING wish.id, vote_count
    )
    SELECT cast_vote.id, created_at, is_new, vote_count FROM cast_vote JOIN counted ON counted.id = cast_vote.wish_id`
  if (cast) {
    const { is_new, ...vote } = cast
    return { created: is_new, vote: { ...vote, wish_id: wish.id, has_voted: true } }
  }

  const now = await followMerges(wish.id)
  if (!now) throw notFound('wish')
  const vote = now.id === wish.id ? await castBefore(now, Prisma.sql`vote.voter_key = ${voter_key}`) : null
  return vote ? { created: false, vote } : recordVote(now, voter)
}

/** The vote that a person has for a wish by whatever key, their present one first; null when there is none. */
export const voteOfPerson = (wish: FoundWish, { voter_key, end_user_id }: { voter_key: string; end_user_id: string }) =>
  castBefore(
    wish,
    Prisma.sql`vote.end_user_id = ${end_user_id}::uuid ORDER BY vote.voter_key = ${voter_key} DESC, vote.created_at, vote.id LIMIT 1`,
  )

/** The vote that stood in the way; null when it has been taken back since. */
async function castBefore({ id: wish_id, status }: FoundWish, meant: Prisma.Sql): Promise<CastVote | null> {
  if (status === 'completed' || status === 'declined')
    throw new AppError('CONFLICT', 'Voting on this wish is over: it is completed or declined.')
  const [vote] = await db.$queryRaw<Cast[]>`
    SELECT vote.id, vote.created_at, wish.vote_count FROM vote JOIN wish ON wish.id = vote.wish_id
    WHERE vote.wish_id = ${wish_id}::uuid AND ${meant}`
  return vote ? { ...vote, wish_id, has_voted: true } : null
}
