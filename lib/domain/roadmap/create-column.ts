import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { roadmap } from '@/lib/contract/roadmap'
import { db, transaction } from '@/lib/db'
import { categoryColor } from '@/lib/domain/categories/category-color'
import { AppError } from '@/lib/errors'
import { columnRank } from './column-rank'
import { findRoadmap } from './find-roadmap'
import { claimColumns } from './hold-columns'
import { requireFreeStatus } from './require-free-status'
import { settleWishes } from './settle-wishes'
import { shownColumn } from './shown-column'

/** More would be no roadmap, and a read answers cards of each. */
const MOST = 20

/** Adds a column to a project's roadmap; without a colour it gets one that its name decides. Wishes that have its status already move in. */
export async function createColumn({ project_id, sort_order, ...column }: z.output<typeof roadmap.createColumn.body>) {
  return transaction(async () => {
    await claimColumns(project_id)
    const { id: roadmap_id } = await findRoadmap(project_id)
    await requireFreeStatus(roadmap_id, column.status)
    if ((await db.roadmap_column.count({ where: { roadmap_id } })) >= MOST)
      throw new AppError('CONFLICT', `A roadmap has ${MOST} columns at most. Delete one first.`)

    const now = clock.now()
    const rank = await columnRank(roadmap_id, sort_order)
    const color = column.color ?? categoryColor(column.name)
    const { name, wip_limit = null, status = null } = column
    const made = await db.roadmap_column.create({
      data: { project_id, roadmap_id, name, color, rank, wip_limit, status, created_at: now, updated_at: now },
    })
    if (made.status) await settleWishes(made, [made.status])
    return shownColumn(made)
  })
}
