import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { removeFiles } from './remove-files'
import { storage } from './storage/storage'

const DAY = 24 * 60 * 60 * 1000

/** Deletes the files that nobody linked within 24 hours, and from the disk what no row knows and is older than a day; tells how many. Safe to run at the same time more than once. */
export async function collectFiles(): Promise<number> {
  const before = new Date(clock.now().getTime() - DAY)
  const unlinked = await removeFiles(Prisma.sql`linked_at IS NULL AND created_at < ${before}`)
  const stray = await (await storage()).sweep(before, known)
  return unlinked + stray
}

async function known(keys: string[]): Promise<Set<string>> {
  const rows = await db.file.findMany({ where: { storage_key: { in: keys } }, select: { storage_key: true } })
  return new Set(rows.map(({ storage_key }) => storage_key))
}
