import 'server-only'
import { actor } from '@/lib/actor'
import { db, nameActor } from '@/lib/db'

/** Does, within a transaction, what follows by itself from something that the team did: the audit log has that, and not this. */
export async function unlogged<T>(work: () => Promise<T>): Promise<T> {
  const who = actor.getStore()
  if (!who) return work()
  await db.$executeRaw`SELECT set_config('frontdesk.actor', '', true)`
  const done = await work()
  await nameActor(who)
  return done
}
