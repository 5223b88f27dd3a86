import 'server-only'
import { db } from '@/lib/db'
import { readEntries } from '@/lib/domain/waitlist/read-entries'
import type { Who } from './newest-of'

/** Their place in the waitlist, else one that names their address and is nobody else’s. */
export async function theirPlace({ project_id, end_user_id, email_key }: Who) {
  const own =
    end_user_id && (await db.waitlist_entry.findFirst({ where: { project_id, end_user_id }, select: { id: true } }))
  const named =
    !own && email_key
      ? await db.waitlist_entry.findFirst({ where: { project_id, email_key, end_user_id: null }, select: { id: true } })
      : null
  const found = own || named
  const [entry] = found ? await readEntries([found.id]) : []
  return entry ? { ...entry, is_proven: own ? true : entry.confirmed_at !== null } : null
}
