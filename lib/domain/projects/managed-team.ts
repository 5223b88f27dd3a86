import 'server-only'
import { db } from '@/lib/db'

/** The team that somebody manages; of several, one that they own, and of those the first. */
export async function managedTeam(user_id: string): Promise<string | undefined> {
  const own = await db.member.findFirst({
    where: { user_id, role: { in: ['owner', 'admin'] } },
    orderBy: [{ role: 'desc' }, { created_at: 'asc' }, { id: 'asc' }],
    select: { organization_id: true },
  })
  return own?.organization_id
}
