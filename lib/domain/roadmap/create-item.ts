import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { roadmap } from '@/lib/contract/roadmap'
import { db, transaction } from '@/lib/db'
import { requireWish } from '@/lib/domain/wishes/get-wish'
import { lockWishes } from '@/lib/domain/wishes/lock-wishes'
import { updateWish } from '@/lib/domain/wishes/update-wish'
import { AppError, invalid } from '@/lib/errors'
import type { wish } from '@/prisma/client/client'
import { cardFields } from './card-fields'
import { getItem } from './get-item'
import { holdColumns, keepColumns } from './hold-columns'
import { rankAt } from './rank-at'
import { requireRoom } from './require-room'

type NewItem = z.output<typeof roadmap.createItem.body>

/** Puts a free card, or that of a wish, on the project's roadmap; the wish gets the status of the column. A wish that has a card is a CONFLICT, and so is a column that is full. */
export async function createItem({ project_id, column_id, wish_id, position, notify, ...given }: NewItem) {
  return transaction(async () => {
    await keepColumns(project_id)
    const wish = wish_id ? await holdWish(project_id, wish_id) : null
    const column = (await holdColumns(project_id)).get(column_id)
    if (!column) throw invalid('column_id', 'is not a column of this project')
    const kept = wish && (await db.roadmap_item.findFirst({ where: { wish_id: wish.id } }))
    if (kept?.is_shown) throw new AppError('CONFLICT', 'This wish has a card already. Move that one.')
    requireRoom(column)

    const updated_at = clock.now()
    const rank = await rankAt({ column_id, position, ...(kept && { own_id: kept.id }) })
    const data = { ...cardFields(given), column_id, rank, is_shown: true, updated_at }
    const whole = {
      ...data,
      project_id,
      roadmap_id: column.roadmap_id,
      wish_id: wish?.id ?? null,
      created_at: updated_at,
    }
    const { id } = kept
      ? await db.roadmap_item.update({ where: { id: kept.id }, data })
      : await db.roadmap_item.create({ data: whole })
    if (wish && column.status && column.status !== wish.status)
      await updateWish(project_id, wish.id, { status: column.status, notify })
    return getItem(project_id, id)
  })
}

/** Holds a wish that can have a card. */
async function holdWish(project_id: string, id: string): Promise<wish> {
  if (!(await lockWishes(project_id, [id])).has(id)) throw invalid('wish_id', 'is not a wish of this project')
  const wish = await requireWish(project_id, id)
  if (wish.merged_into_id)
    throw new AppError('CONFLICT', 'This wish is merged into another. Put that one on the roadmap.')
  if (!wish.is_approved) throw new AppError('CONFLICT', 'This wish is hidden. Approve it first.')
  return wish
}
