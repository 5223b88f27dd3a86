import 'server-only'
import { db } from '@/lib/db'
import type { Prisma } from '@/prisma/client/client'

/** Moves those of a wish's votes that are meant to another, but for voters who have one there; answers how many moved, and how many of them are verified. */
export async function carryVotes(
  from: string,
  to: string,
  meant: Prisma.Sql,
): Promise<{ votes: number; verified: number }> {
  const [moved] = await db.$queryRaw<[{ votes: number; verified: number }]>`
    WITH moved AS (
      UPDATE vote SET wish_id = ${to}::uuid
      WHERE wish_id = ${from}::uuid AND ${meant}
        AND NOT EXISTS (SELECT FROM vote AS there WHERE there.wish_id = ${to}::uuid AND there.voter_key = vote.voter_key)
      RETURNING is_verified
    )
    SELECT count(*)::int AS votes, count(*) FILTER (WHERE is_verified)::int AS verified FROM moved`
  return moved
}
