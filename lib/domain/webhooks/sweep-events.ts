import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

const DAY = 24 * 60 * 60 * 1_000
const KEPT = 30 * DAY
const BATCH = 1_000

/** Deletes events of more than 30 days ago with their deliveries; one that is being sent again stays until that has ended. */
export async function sweepEvents(): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT)
  for (let deleted = BATCH; deleted === BATCH; ) {
    deleted = await db.$executeRaw`
      DELETE FROM event WHERE id IN (
        SELECT id FROM event
        WHERE created_at < ${before}::timestamptz
          AND NOT EXISTS (SELECT FROM webhook_delivery WHERE event_id = event.id AND state = 'pending')
        ORDER BY created_at LIMIT ${BATCH}
      )`
  }
}
