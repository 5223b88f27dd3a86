import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { roadmap } from '@/lib/contract/roadmap'
import { db, transaction } from '@/lib/db'
import { updateWish } from '@/lib/domain/wishes/update-wish'
import { invalid } from '@/lib/errors'
import { getItem } from './get-item'
import { holdItem } from './hold-item'
import { rankAt } from './rank-at'
import { requireRoom } from './require-room'

type Move = z.output<typeof roadmap.moveItem.body>

/**
 * Moves a card to a place in a column, which writes that one row of the table; its wish gets the status of the column, and who follows it is told unless
 * `notify` is false. A column that is full is a CONFLICT, but not for its own cards. A card that stands there already stays as it is.
 */
export async function moveItem(project_id: string, id: string, { column_id, position, notify }: Move) {
  return transaction(async () => {
    const { item, wish, columns } = await holdItem(project_id, id)
    const column = columns.get(column_id)
    if (!column) throw invalid('column_id', 'is not a column of this project')
    if (item.column_id !== column_id) requireRoom(column)

    const rank = await rankAt({ column_id, position, own_id: id })
    if (item.column_id !== column_id || item.rank !== rank)
      await db.roadmap_item.update({ where: { id }, data: { column_id, rank, updated_at: clock.now() } })
    if (wish && column.status && column.status !== wish.status)
      await updateWish(project_id, wish.id, { status: column.status, notify })
    return getItem(project_id, id)
  })
}
