import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

const WEEK = 7 * 24 * 60 * 60 * 1_000
const MONTH = 30 * 24 * 60 * 60 * 1_000

/** Deletes the team’s sessions and links that have run out, invitations that nobody answered for a month after, and accounts whose address nobody proved for a week. */
export async function sweepTeam(): Promise<void> {
  const now = clock.now()
  await db.team_session.deleteMany({ where: { expires_at: { lt: now } } })
  await db.team_verification.deleteMany({ where: { expires_at: { lt: now } } })
  const week = new Date(now.getTime() - WEEK)
  await db.team_user.deleteMany({
    where: { email_verified: false, created_at: { lt: week }, memberships: { none: {} } },
  })
  await db.invitation.deleteMany({ where: { expires_at: { lt: new Date(now.getTime() - MONTH) } } })
}
