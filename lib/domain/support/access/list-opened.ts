import 'server-only'
import type { Proof } from '@/lib/caller'
import { db } from '@/lib/db'
import { shownRequest } from '@/lib/domain/support/shown-request'
import { newestFirst } from './newest-first'
import { openedBy } from './open-request'

const MOST = 1_000

/** Every request that a proof opens, newest first; the newest 1,000. */
export async function listOpened(proof: Proof) {
  const rows = await db.support_request.findMany({ where: openedBy(proof), orderBy: newestFirst, take: MOST })
  return rows.map(shownRequest)
}
