import 'server-only'
import { db } from '@/lib/db'
import { type EntryRow, entryColumns, placeOfRow } from './entry-row'

/** Entries by their ids in the order of the list, each with its place: a look at a few counts, whatever lies between them. */
export async function readEntries(ids: string[]): Promise<EntryRow[]> {
  if (ids.length === 0) return []
  return db.$queryRaw<EntryRow[]>`
    SELECT ${entryColumns}, ${placeOfRow} FROM waitlist_entry WHERE id = ANY (${ids}::uuid[])
    ORDER BY waitlist_entry.status, rank_at, id`
}
