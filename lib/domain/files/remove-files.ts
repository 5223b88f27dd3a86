import 'server-only'
import { db, transaction } from '@/lib/db'
import { log } from '@/lib/log'
import type { Prisma } from '@/prisma/client/client'
import { storage } from './storage/storage'

const BATCH = 50

/**
 * Deletes the files that a condition names, object before row, in batches, and tells how many. Rows stay locked meanwhile and
 * locked ones are passed over: a file that is being linked stays, and one that is being deleted cannot be linked. What cannot be
 * deleted now keeps its row for the next time. Not for use inside a transaction: objects do not come back.
 */
export async function removeFiles(condition: Prisma.Sql): Promise<number> {
  let removed = 0
  for (;;) {
    const batch = await transaction(() => removeBatch(condition))
    removed += batch
    if (batch < BATCH) return removed
  }
}

async function removeBatch(condition: Prisma.Sql): Promise<number> {
  // Prisma has no SKIP LOCKED.
  const rows = await db.$queryRaw<{ id: string; storage_key: string }[]>`
    SELECT id, storage_key FROM file WHERE ${condition} ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`
  if (rows.length === 0) return 0

  const store = await storage()
  const outcomes = await Promise.allSettled(rows.map(({ storage_key }) => store.delete(storage_key)))
  const gone = rows.filter((_, place) => outcomes[place]?.status === 'fulfilled').map(({ id }) => id)
  if (gone.length < rows.length) log.warn({ files: rows.length - gone.length }, 'files could not be deleted')
  await db.file.deleteMany({ where: { id: { in: gone } } })
  return gone.length
}
