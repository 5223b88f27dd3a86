import 'server-only'
import type { z } from 'zod'
import type { helpFlows } from '@/lib/contract/help-flows'
import { db, transaction } from '@/lib/db'
import { holdHelp } from '@/lib/domain/help/hold-help'
import { placed } from '@/lib/domain/help/placed'
import { invalid } from '@/lib/errors'

/** Puts the flows of a collection into an order, and answers them in it; an id that is none of its flows is refused (`ids.N`). */
export async function orderFlows({ project_id, collection_id, ids }: z.output<typeof helpFlows.order.body>) {
  return transaction(async () => {
    await holdHelp(project_id)
    const known = await db.help_collection.count({ where: { id: collection_id, project_id } })
    if (known === 0) throw invalid('collection_id', 'is not a collection of this project')

    const where = { project_id, collection_id }
    const orderBy = [{ sort_order: 'asc' as const }, { id: 'asc' as const }]
    const flows = await db.help_flow.findMany({ where, orderBy })
    const has = new Set(flows.map(({ id }) => id))
    const wrong = ids.findIndex((id) => !has.has(id))
    if (wrong >= 0) throw invalid(`ids.${wrong}`, 'is not a flow of this collection')

    for (const { id, sort_order } of placed(flows, ids))
      await db.help_flow.update({ where: { id }, data: { sort_order } })
    return db.help_flow.findMany({ where, orderBy })
  })
}
