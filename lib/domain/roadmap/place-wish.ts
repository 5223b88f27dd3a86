import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { holdColumns } from './hold-columns'
import { forgetOff, isOff } from './keep-off'
import { rankAt } from './rank-at'
import { unlogged } from './unlogged'

/**
 * Has the card of a wish stand where its status says: in the column of that status, completed ones on top, others at the end. One that the team has put into
 * a column without a status stays there until the status is a new one. A card that has no column, or whose wish is hidden or merged, waits unshown. One that the team
 * took off comes back with a new status alone.
 * Asked for in the transaction of the change, which holds the wish and has asked for `keepColumns` before.
 */
export async function placeWish(project_id: string, wish_id: string, { status_is_new = false } = {}): Promise<void> {
  const { wish, kept, home, chosen } = await standing(project_id, wish_id)
  const off = kept && isOff(kept)
  if (off && !status_is_new) return
  if (off) await forgetOff(kept)
  const card = off ? null : kept
  const column = (!status_is_new && chosen) || home || chosen
  const is_shown = wish.is_approved && wish.merged_into_id === null && column !== null
  const position = wish.status === 'completed' ? 0 : undefined
  const updated_at = clock.now()

  if (!card) {
    if (!is_shown) return
    return follow(project_id, async () => {
      const rank = await rankAt({ column_id: column.id, position })
      const there = { roadmap_id: column.roadmap_id, column_id: column.id, rank }
      await db.roadmap_item.create({ data: { project_id, wish_id, ...there, created_at: updated_at, updated_at } })
    })
  }
  const moves = column !== null && column.id !== card.column_id
  const comes = status_is_new && is_shown && !card.is_shown
  if (!moves && !comes && is_shown === card.is_shown) return
  return follow(project_id, async () => {
    const column_id = moves || comes ? column?.id : undefined
    const there = column_id ? { column_id, rank: await rankAt({ column_id, position, own_id: card.id }) } : {}
    await db.roadmap_item.update({ where: { id: card.id }, data: { ...there, is_shown, updated_at } })
  })
}

const follow = (project_id: string, work: () => Promise<void>) =>
  unlogged(async () => {
    await holdColumns(project_id)
    await work()
  })

/** The wish, its card, the column of its status, and the column without one that its card was put into. */
async function standing(project_id: string, id: string) {
  const wish = await db.wish.findFirstOrThrow({ where: { id, project_id } })
  const kept = await db.roadmap_item.findFirst({ where: { project_id, wish_id: id }, include: { column: true } })
  const home = await db.roadmap_column.findFirst({ where: { project_id, status: wish.status } })
  return { wish, kept, home, chosen: kept?.column?.status === null ? kept.column : null }
}
