import 'server-only'
import { db } from '@/lib/db'

/** A voter of both wishes is verified in the second if they are in the first; answers how many became so. */
export async function lendVerified(from: string, to: string): Promise<number> {
  return db.$executeRaw`
    UPDATE vote SET is_verified = true, verified_by_merge = true, license_key_id = lender.license_key_id
    FROM vote AS lender
    WHERE vote.wish_id = ${to}::uuid AND NOT vote.is_verified
      AND lender.wish_id = ${from}::uuid AND lender.voter_key = vote.voter_key AND lender.is_verified`
}

/** The wishes' votes are verified no longer where that came from a merge that is undone; each wish counts what it has left. */
export async function takeLentBack(wish_ids: string[]): Promise<void> {
  for (const id of wish_ids)
    await db.$executeRaw`
      WITH RECURSIVE family AS (
        SELECT id FROM wish WHERE id = ${id}::uuid
        UNION ALL
        SELECT wish.id FROM wish JOIN family ON wish.merged_into_id = family.id
      ), lost AS (
        UPDATE vote SET is_verified = false, verified_by_merge = false, license_key_id = NULL
        WHERE wish_id = ${id}::uuid AND verified_by_merge AND NOT EXISTS (
          SELECT FROM vote AS other WHERE other.voter_key = vote.voter_key AND other.wish_id IN (SELECT id FROM family)
            AND other.is_verified AND NOT other.verified_by_merge)
        RETURNING id
      )
      UPDATE wish SET verified_vote_count = verified_vote_count - (SELECT count(*) FROM lost) WHERE id = ${id}::uuid`
}

/** What wishes that are deleted have made verified elsewhere stays so. */
export async function keepLent(deleted: string[]): Promise<void> {
  await db.$executeRaw`
    WITH RECURSIVE above AS (
      SELECT merged_into_id AS id FROM wish WHERE id = ANY (${deleted}::uuid[])
      UNION
      SELECT wish.merged_into_id FROM wish JOIN above ON wish.id = above.id
    )
    UPDATE vote SET verified_by_merge = false
    WHERE verified_by_merge AND wish_id IN (SELECT id FROM above) AND NOT wish_id = ANY (${deleted}::uuid[])
      AND voter_key IN (SELECT voter_key FROM vote WHERE wish_id = ANY (${deleted}::uuid[]) AND is_verified)`
}
