import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { enqueue } from '@/lib/jobs/enqueue'

const HOUR = 3_600_000
const KEPT = 30 * 24 * HOUR

/** Deletes rounds of letters of more than 30 days ago, and gives those that have waited for an hour without a job a new one. */
export async function sweepNotices(): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT)
  await db.notice_round.deleteMany({ where: { created_at: { lt: before } } })
  await requeueLostNotices(new Date(clock.now().getTime() - HOUR))
}

/** After a backup came back without its jobs, or a job whose runs all ended without a word. */
function requeueLostNotices(before: Date): Promise<void> {
  return transaction(async () => {
    const lost = await db.$queryRaw<{ project_id: string }[]>`
      SELECT project_id FROM (
        SELECT project_id FROM status_notice WHERE round_id IS NULL AND changed_at < ${before}::timestamptz
        UNION
        SELECT project_id FROM notice_round WHERE done_at IS NULL AND created_at < ${before}::timestamptz
      ) AS waiting
      WHERE NOT EXISTS (
        SELECT FROM pgboss.job WHERE name = 'tell_followers' AND state < 'completed' AND data ->> 'project_id' = waiting.project_id::text)`
    for (const { project_id } of lost) await enqueue('tell_followers', { project_id })
  })
}
