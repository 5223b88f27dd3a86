import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { type EntryRow, entryColumns, placeOfRow } from './entry-row'

/** An address, compared without case, or a device; one that is in line without an address, where that is said. */
export type Key = { email_key: string } | { device_key: string; has_email?: false }

/**
 * Who is in line under a key, or was; null when nobody. Of several with one device those in line come first, then the one without
 * an address, then the newest.
 */
export async function findEntry(project_id: string, key: Key): Promise<EntryRow | null> {
  const meant =
    'email_key' in key
      ? Prisma.sql`email_key = ${key.email_key}`
      : Prisma.sql`device_key = ${key.device_key} AND (email_key IS NULL OR ${key.has_email !== false}::boolean)`
  const [row] = await db.$queryRaw<EntryRow[]>`
    SELECT ${entryColumns}, ${placeOfRow} FROM waitlist_entry
    WHERE project_id = ${project_id}::uuid AND ${meant}
    ORDER BY status = 'left', email_key IS NOT NULL, waitlist_entry.joined_at DESC, id
    LIMIT 1`
  return row ?? null
}

/** An entry by its id; null when it is gone. */
export async function findEntryById(id: string): Promise<EntryRow | null> {
  const [row] = await db.$queryRaw<EntryRow[]>`
    SELECT ${entryColumns}, ${placeOfRow} FROM waitlist_entry WHERE id = ${id}::uuid`
  return row ?? null
}
