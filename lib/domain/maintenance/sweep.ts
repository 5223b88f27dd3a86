import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { collectFiles } from '@/lib/domain/files/collect-files'
import { utcDay } from '@/lib/domain/forms/form-stats'
import { sweepNotices } from '@/lib/domain/notices/sweep-notices'
import { sweepAccess } from '@/lib/domain/support/access/sweep-access'
import { sweepTeam } from '@/lib/domain/team/sweep-team'
import { sweepEvents } from '@/lib/domain/webhooks/sweep-events'

/** Deletes what has had its day: answers kept for repeats, used tokens, visits, run-out limits, codes, links and sessions, old events and rounds of letters, files that nobody linked; what waits to be told without a job gets one. Any number may sweep at once. */
export async function sweep(): Promise<void> {
  const now = clock.now()
  await db.idempotency_key.deleteMany({ where: { expires_at: { lt: now } } })
  await db.used_bot_token.deleteMany({ where: { expires_at: { lt: now } } })
  await db.waitlist_token.deleteMany({ where: { expires_at: { lt: now } } })
  await db.form_visit.deleteMany({ where: { day: { lt: utcDay() } } })
  await sweepAccess()
  await sweepTeam()
  await db.rate_limit.deleteMany({ where: { expire: { lt: now.getTime() } } })
  await sweepEvents()
  await sweepNotices()
  await collectFiles()
}
