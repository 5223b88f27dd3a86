import 'server-only'
import type { Member } from '@/lib/caller'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

/** The browsers that somebody is signed in with, newest first; `is_current` is the one that asks. */
export async function listSessions({ user_id, session_id }: Pick<Member, 'user_id' | 'session_id'>) {
  const rows = await db.team_session.findMany({
    where: { user_id, expires_at: { gt: clock.now() } },
    select: { id: true, ip_address: true, user_agent: true, created_at: true, expires_at: true },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
  })
  return rows.map((row) => ({ ...row, is_current: row.id === session_id }))
}
