import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

const HOUR = 3_600_000

/** Deletes links, codes and sessions that have run out, and asks of more than an hour ago: longer than any code lives, see `tryCode`. */
export async function sweepAccess(): Promise<void> {
  const now = clock.now()
  await db.support_login.deleteMany({ where: { link_expires_at: { lt: now } } })
  await db.support_login_ask.deleteMany({ where: { asked_at: { lt: new Date(now.getTime() - HOUR) } } })
  await db.support_session.deleteMany({ where: { expires_at: { lt: now } } })
}
