import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { holdWaitlist } from './hold-waitlist'
import { rankAt } from './rank'

/** Orders a project's line anew after the boost for referrals has changed, in the transaction around this call. */
export async function rerank(project_id: string): Promise<void> {
  const { referral_boost_hours } = await holdWaitlist(project_id)
  await db.$executeRaw`
    UPDATE waitlist_entry SET rank_at = ${rankAt(Prisma.sql`joined_at`, Prisma.sql`referral_count`, referral_boost_hours)}
    WHERE project_id = ${project_id}::uuid AND referral_count > 0`
}
