import 'server-only'
import type { Admin } from '@/lib/caller'
import { db } from '@/lib/db'
import type { Actor } from './record'

/** Who of the team asks: by their name, or the name of the API key. */
export async function actorOf(admin: Admin): Promise<Actor> {
  if (admin.by === 'member') return { actor_type: 'team_member', actor_name: admin.user_name }
  const key = await db.api_key.findUnique({ where: { id: admin.key_id }, select: { name: true } })
  return { actor_type: 'team_member', actor_name: key?.name ?? null }
}
