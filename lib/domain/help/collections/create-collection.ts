import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { helpCollections } from '@/lib/contract/help-collections'
import { db, transaction } from '@/lib/db'
import { holdHelp } from '@/lib/domain/help/hold-help'
import { endLive } from './end-live'

/** Creates a collection; the first of a project is live unless `is_live` says otherwise, and a live one ends another's being so. */
export async function createCollection({ is_live, ...given }: z.output<typeof helpCollections.create.body>) {
  const { project_id } = given
  return transaction(async () => {
    await holdHelp(project_id)
    const live = is_live ?? (await db.help_collection.count({ where: { project_id } })) === 0
    if (live) await endLive(project_id)
    const now = clock.now()
    return db.help_collection.create({ data: { ...given, is_live: live, created_at: now, updated_at: now } })
  })
}
