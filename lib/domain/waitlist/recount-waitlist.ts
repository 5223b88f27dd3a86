import 'server-only'
import { db, transaction } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { holdWaitlist } from './hold-waitlist'
import { rankAt } from './rank'

/** Counts a project's line anew: referrals, the order that follows from them, and how many wait in each stretch of time. The line is held for one after the other. */
export async function recountWaitlist(project_id: string): Promise<void> {
  await transaction(() => recountReferrals(project_id))
  await transaction(() => recountStretches(project_id))
}

async function recountReferrals(project_id: string): Promise<void> {
  const { referral_boost_hours } = await holdWaitlist(project_id)
  const rank = rankAt(Prisma.sql`joined_at`, Prisma.sql`coalesce(true_count, 0)`, referral_boost_hours)
  await db.$executeRaw`
      WITH friends AS (
        SELECT referred_by_id AS id, count(*) AS true_count FROM waitlist_entry
        WHERE project_id = ${project_id}::uuid AND is_credited AND referred_by_id IS NOT NULL GROUP BY 1
      ), counted AS (
        SELECT entry.id, coalesce(true_count, 0) AS true_count, ${rank} AS true_rank
        FROM waitlist_entry AS entry LEFT JOIN friends ON friends.id = entry.id WHERE project_id = ${project_id}::uuid
      )
      UPDATE waitlist_entry AS entry SET referral_count = true_count, rank_at = true_rank
      FROM counted WHERE counted.id = entry.id AND (referral_count, rank_at) IS DISTINCT FROM (true_count, true_rank)`
}

async function recountStretches(project_id: string): Promise<void> {
  await holdWaitlist(project_id)
  await db.$executeRaw`DELETE FROM waitlist_count WHERE project_id = ${project_id}::uuid`
  await db.$executeRaw`
      INSERT INTO waitlist_count (project_id, level, bucket, waiting)
      SELECT project_id, level, floor(extract(epoch FROM rank_at))::bigint >> digits, count(*)
      FROM waitlist_entry, (VALUES (0, 16), (1, 6)) AS stretch (level, digits)
      WHERE project_id = ${project_id}::uuid AND status = 'waiting' GROUP BY 1, 2, 3`
}
