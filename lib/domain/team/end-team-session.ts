import 'server-only'
import type { Member } from '@/lib/caller'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** Signs one of somebody’s own browsers out, from its next request on; another’s is NOT_FOUND. */
export async function endTeamSession({ user_id }: Member, id: string): Promise<void> {
  const { count } = await db.team_session.deleteMany({ where: { id, user_id } })
  if (count === 0) throw notFound('session')
}
