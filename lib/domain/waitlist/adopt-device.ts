import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import type { Who } from './who'

/** Gives an entry the device and, where one is given, the name of whoever has proven its address: a stranger may have joined in their name before. Whoever calls holds the waitlist. */
export async function adoptDevice(id: string, { fingerprint, device_key }: Who, name: string | null): Promise<void> {
  const data = { fingerprint, device_key, ...(name !== null && { name }), updated_at: clock.now() }
  await db.waitlist_entry.update({ where: { id }, data })
}
