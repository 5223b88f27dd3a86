import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { helpFlows } from '@/lib/contract/help-flows'
import { db, transaction } from '@/lib/db'
import { freeSlug } from '@/lib/domain/help/free-slug'
import { holdHelp } from '@/lib/domain/help/hold-help'
import { invalid } from '@/lib/errors'

/** Creates a flow at the end of its collection, unless it has a place. A `collection_id` that is none of the project's is refused; a slug that is taken is a CONFLICT. */
export async function createFlow({ slug, sort_order, ...given }: z.output<typeof helpFlows.create.body>) {
  const { project_id, collection_id, name } = given
  return transaction(async () => {
    await holdHelp(project_id)
    const known = await db.help_collection.count({ where: { id: collection_id, project_id } })
    if (known === 0) throw invalid('collection_id', 'is not a collection of this project')

    const now = clock.now()
    return db.help_flow.create({
      data: {
        ...given,
        slug: await freeSlug('flow', collection_id, { slug, name }),
        sort_order: sort_order ?? (await lastPlace(project_id, collection_id)) + 1,
        created_at: now,
        updated_at: now,
      },
    })
  })
}

async function lastPlace(project_id: string, collection_id: string): Promise<number> {
  const { _max } = await db.help_flow.aggregate({ where: { project_id, collection_id }, _max: { sort_order: true } })
  return _max.sort_order ?? -1
}
