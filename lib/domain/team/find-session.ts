import 'server-only'
import type { Person } from '@/lib/caller'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { sessionTokenIn } from './session-token'

/** Who is signed in to the dashboard by these cookies; null for a session that is ended, out of date or not ours, and while their address is not proven. */
export async function findSession(cookies: string | null): Promise<Person | null> {
  const token = sessionTokenIn(cookies)
  if (!token) return null
  const session = await db.team_session.findUnique({
    where: { token, expires_at: { gt: clock.now() }, user: { email_verified: true } },
    select: { id: true, user: { select: { id: true, name: true, email: true } } },
  })
  if (!session) return null
  const { id, user } = session
  return { user_id: user.id, user_name: user.name, user_email: user.email, session_id: id }
}
