import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { roadmap } from '@/lib/contract/roadmap'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { columnRank } from './column-rank'
import { claimColumns } from './hold-columns'
import { requireFreeStatus } from './require-free-status'
import { settleWishes } from './settle-wishes'
import { shownColumn } from './shown-column'

type Changes = z.output<typeof roadmap.updateColumn.body>

/** Changes what is given of a column. With another status, the wishes of that one move in, and those whose status has no column any more wait unshown. */
export async function updateColumn(project_id: string, id: string, { sort_order, ...changes }: Changes) {
  return transaction(async () => {
    await claimColumns(project_id)
    const before = await db.roadmap_column.findFirst({ where: { id, project_id } })
    if (!before) throw notFound('column')
    await requireFreeStatus(before.roadmap_id, changes.status, id)

    const rank = sort_order === undefined ? {} : { rank: await columnRank(before.roadmap_id, sort_order, id) }
    const after = await db.roadmap_column.update({
      where: { id },
      data: { ...changes, ...rank, updated_at: clock.now() },
    })
    if (after.status !== before.status)
      await settleWishes(
        after,
        [before.status, after.status].flatMap((status) => status ?? []),
      )
    return shownColumn(after)
  })
}
