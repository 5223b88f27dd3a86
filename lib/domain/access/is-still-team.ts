import 'server-only'
import type { Admin } from '@/lib/caller'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { rolesIn } from '@/lib/domain/team/roles-in'
import { isKeyGood } from './is-key-good'

/** Whether who was the team a while ago still is: the key is good, or the session goes on and its member is of the team. */
export async function isStillTeam(admin: Admin): Promise<boolean> {
  if (admin.by === 'key') return isKeyGood(admin.key_id)
  const { session_id, user_id, project_id } = admin
  const session = await db.team_session.count({ where: { id: session_id, expires_at: { gt: clock.now() } } })
  return session === 1 && (await rolesIn(user_id, [project_id])).has(project_id)
}
