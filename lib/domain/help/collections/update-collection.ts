import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { helpCollections } from '@/lib/contract/help-collections'
import { db, transaction } from '@/lib/db'
import { holdHelp } from '@/lib/domain/help/hold-help'
import { notFound } from '@/lib/errors'
import { endLive } from './end-live'

/** Changes what is given of a collection; one that becomes live ends another's being so. */
export async function updateCollection(
  project_id: string,
  id: string,
  changes: z.output<typeof helpCollections.update.body>,
) {
  return transaction(async () => {
    await holdHelp(project_id)
    if (changes.is_live) await endLive(project_id, id)
    const [row] = await db.help_collection.updateManyAndReturn({
      where: { id, project_id },
      data: { ...changes, updated_at: clock.now() },
    })
    if (!row) throw notFound('collection')
    return row
  })
}
