import 'server-only'
import { db } from '@/lib/db'
import type { ProjectSettings } from '@/lib/domain/projects/settings'
import { Prisma } from '@/prisma/client/client'
import { rankAt } from './rank'

/**
 * Whether an entry counts for the friend who sent them is decided anew, and the friend moves up or back by it: it does while it is
 * in line and, where the project asks for that, confirmed; never from the friend's own device nor without address and fingerprint,
 * and one device never counts twice for one friend: when the one that counted is gone, the next of that device does. Whoever calls
 * holds the waitlist.
 */
export async function settleCredit(id: string, settings: ProjectSettings, { is_going = false } = {}): Promise<void> {
  const { waitlist_confirmation, referral_boost_hours } = settings
  const count = Prisma.sql`(entry.referral_count + change)`
  const settled = await db.$queryRaw<{ change: number }[]>`
    WITH due AS (
      SELECT friend.id, referrer.id AS referrer_id,
        NOT ${is_going}::boolean AND friend.status <> 'left'
        AND (friend.confirmed_at IS NOT NULL OR NOT ${waitlist_confirmation}::boolean)
        AND (friend.email_key IS NOT NULL OR friend.device_key LIKE 'f:%')
        AND friend.device_key IS DISTINCT FROM coalesce(referrer.device_key, '')
        AND NOT EXISTS (
          SELECT FROM waitlist_entry AS other
          WHERE other.project_id = friend.project_id AND other.device_key = friend.device_key AND other.id <> friend.id
            AND other.is_credited AND other.referred_by_id = referrer.id
        ) AS counts
      FROM waitlist_entry AS friend
      JOIN waitlist_entry AS referrer ON referrer.id = friend.referred_by_id AND referrer.id <> friend.id
      WHERE friend.id = ${id}::uuid
    ), settled AS (
      UPDATE waitlist_entry AS entry SET is_credited = counts
      FROM due WHERE entry.id = due.id AND entry.is_credited <> counts
      RETURNING referrer_id, CASE WHEN counts THEN 1 ELSE -1 END AS change
    )
    UPDATE waitlist_entry AS entry
    SET referral_count = ${count}, rank_at = ${rankAt(Prisma.sql`entry.joined_at`, count, referral_boost_hours)}
    FROM settled WHERE entry.id = referrer_id
    RETURNING change`
  const next = settled.some(({ change }) => change < 0) && (await nextOfDevice(id, settings))
  if (next) await settleCredit(next, settings)
}

/** Who, first of all, may count now that an entry of the same device and friend does not. */
async function nextOfDevice(id: string, { waitlist_confirmation }: ProjectSettings): Promise<string | undefined> {
  const [next] = await db.$queryRaw<{ id: string }[]>`
    SELECT other.id FROM waitlist_entry AS gone JOIN waitlist_entry AS other
      ON other.project_id = gone.project_id AND other.device_key = gone.device_key AND other.referred_by_id = gone.referred_by_id
    WHERE gone.id = ${id}::uuid AND other.id <> gone.id AND other.status <> 'left' AND NOT other.is_credited
      AND (other.confirmed_at IS NOT NULL OR NOT ${waitlist_confirmation}::boolean)
    ORDER BY other.joined_at, other.id LIMIT 1`
  return next?.id
}
