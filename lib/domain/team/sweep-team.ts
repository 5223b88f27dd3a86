import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

const MONTH = 30 * 24 * 60 * 60 * 1_000

/** Deletes the team’s sessions and links that have run out, and invitations that nobody answered for a month after. */
export async function sweepTeam(): Promise<void> {
  const now = clock.now()
  await db.team_session.deleteMany({ where: { expires_at: { lt: now } } })
  await db.team_verification.deleteMany({ where: { expires_at: { lt: now } } })
  await db.invitation.deleteMany({ where: { expires_at: { lt: new Date(now.getTime() - MONTH) } } })
}
