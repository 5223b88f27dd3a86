import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import type { Who } from './who'

/** Gives an entry that a device took without an address the one that the device now names, and the name where it has none; whoever calls holds the waitlist. */
export async function adoptAddress(id: string, { email, email_key }: Who, name: string | null): Promise<void> {
  await db.waitlist_entry.update({ where: { id }, data: { email, email_key, updated_at: clock.now() } })
  await db.waitlist_entry.updateMany({ where: { id, name: null }, data: { name } })
}
