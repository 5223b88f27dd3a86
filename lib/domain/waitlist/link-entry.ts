import 'server-only'
import { db } from '@/lib/db'
import { holdWaitlist } from './hold-waitlist'
import { proveEntry } from './prove-entry'

/** Makes the place in line of a proven address, where it has nobody yet, that of the person who has the address. */
export async function linkEntry(project_id: string, email_key: string, end_user_id: string): Promise<void> {
  const where = { project_id, email_key, confirmed_at: { not: null }, end_user_id: null }
  if ((await db.waitlist_entry.count({ where })) === 0) return
  await holdWaitlist(project_id)
  await db.waitlist_entry.updateMany({ where, data: { end_user_id } })
}

/** Confirms the place in line of an address that a session has just proven, and makes it the person's, where there is one. */
export async function proveEntryOf(project_id: string, email_key: string, end_user_id: string | null): Promise<void> {
  const where = { project_id, email_key, confirmed_at: null }
  const entry = await db.waitlist_entry.findFirst({ where, select: { id: true } })
  if (entry) await proveEntry(entry.id, end_user_id, await holdWaitlist(project_id))
}

/** Makes a person's places in line another's, or nobody's; they are held, as is the line. */
export async function handOverEntries(project_id: string, from: string, to: string | null): Promise<void> {
  const where = { project_id, end_user_id: from }
  if ((await db.waitlist_entry.count({ where })) === 0) return
  await holdWaitlist(project_id)
  await db.waitlist_entry.updateMany({ where, data: { end_user_id: to } })
}
