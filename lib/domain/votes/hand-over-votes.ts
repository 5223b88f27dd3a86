import 'server-only'
import { db } from '@/lib/db'
import { lockWishes } from '@/lib/domain/wishes/lock-wishes'
import { Prisma } from '@/prisma/client/client'

type Handover = {
  project_id: string
  /** The `voter_key` of the votes until now. */
  from: string
  /** Which of those votes; all where it is not given. */
  which?: Prisma.Sql
  /** Whose they are from now on, as an expression over `vote`. */
  to: Prisma.Sql
  end_user_id: string | null
}

/**
 * Makes votes another voter's. Where that one has a vote for the wish already, the two become one, verified if either is, and
 * stays whatever becomes of links. Whoever
 * calls holds the people and licences that are meant, so that they cast no vote meanwhile; the wishes are held after those, in the
 * order of their ids.
 */
export async function handOverVotes({ project_id, from, which, to, end_user_id }: Handover): Promise<void> {
  const meant = Prisma.sql`vote.project_id = ${project_id}::uuid AND vote.voter_key = ${from} AND ${which ?? Prisma.sql`true`}`
  await holdTheirWishes(project_id, meant)
  await db.$executeRaw`
    WITH moving AS (
      SELECT vote.id, vote.wish_id, ${to} AS voter_key, vote.license_key_id, vote.is_verified, vote.verified_by_merge, other.id AS other_id,
        vote.is_verified AND other.is_verified AS twice_verified
      FROM vote LEFT JOIN vote AS other ON other.wish_id = vote.wish_id AND other.voter_key = ${to} WHERE ${meant}
    ), moved AS (
      UPDATE vote SET voter_key = moving.voter_key, end_user_id = ${end_user_id}::uuid
      FROM moving WHERE vote.id = moving.id AND other_id IS NULL
    ), gone AS (
      DELETE FROM vote USING moving WHERE vote.id = moving.id AND other_id IS NOT NULL
    ), joined AS (
      UPDATE vote SET
        is_verified = vote.is_verified OR moving.is_verified,
        verified_by_merge = CASE
          WHEN vote.is_verified AND moving.is_verified THEN vote.verified_by_merge AND moving.verified_by_merge
          ELSE vote.verified_by_merge OR moving.verified_by_merge
        END,
        license_key_id = coalesce(vote.license_key_id, moving.license_key_id)
      FROM moving WHERE vote.id = other_id
    ), kept AS (
      UPDATE support_request_wish SET vote_id = NULL FROM moving WHERE support_request_wish.vote_id = other_id
    )
    UPDATE wish SET vote_count = vote_count - 1, verified_vote_count = verified_vote_count - twice_verified::int
    FROM moving WHERE wish.id = moving.wish_id AND other_id IS NOT NULL`
}

/** A merge that was faster has taken votes to another wish: that one is held too. */
async function holdTheirWishes(project_id: string, meant: Prisma.Sql): Promise<void> {
  const held = new Set<string>()
  for (;;) {
    const rows = await db.$queryRaw<{ wish_id: string }[]>`SELECT DISTINCT wish_id FROM vote WHERE ${meant}`
    const ids = rows.map(({ wish_id }) => wish_id)
    if (ids.every((id) => held.has(id))) return
    for (const id of (await lockWishes(project_id, ids)).keys()) held.add(id)
  }
}
