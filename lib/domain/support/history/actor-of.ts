import 'server-only'
import type { Admin } from '@/lib/caller'
import { db } from '@/lib/db'
import type { Actor } from './record'

/** Who of the team asks: by the name of the API key. */
export async function actorOf({ key_id }: Admin): Promise<Actor> {
  const key = await db.api_key.findUnique({ where: { id: key_id }, select: { name: true } })
  return { actor_type: 'team_member', actor_name: key?.name ?? null }
}
