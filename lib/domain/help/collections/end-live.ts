import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

/** Whichever collection is live is so no more; the unique index `help_collection_live` keeps it to one whatever happens. */
export async function endLive(project_id: string, but?: string): Promise<void> {
  await db.help_collection.updateMany({
    where: { project_id, is_live: true, ...(but && { id: { not: but } }) },
    data: { is_live: false, updated_at: clock.now() },
  })
}
