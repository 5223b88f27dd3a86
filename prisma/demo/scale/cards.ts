import { db } from '@/lib/db'
import type { PlannedWish } from './board'
import { type Crowd, idAt } from './crowd'
import { keep } from './keep'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A fractional index behind all short ones, in the order of `place`. */
const rankOf = (place: number) =>
  `d${[238_328, 3844, 62, 1].map((size) => digits[Math.floor(place / size) % 62]).join('')}`

/** A card for every shown wish whose status has a column, the latest completed ones on top. */
export async function plantScaledCards({ project_id }: Crowd, wishes: PlannedWish[]): Promise<void> {
  const columns = await db.roadmap_column.findMany({ where: { project_id } })
  for (const { id: column_id, roadmap_id, status } of columns) {
    const placed = wishes.filter((wish) => wish.status === status && wish.is_approved && !wish.into)
    if (status === 'completed') placed.reverse()
    await keep('roadmap_item', placed.length, (n) => {
      const { id: wish_id, at } = placed[n] as PlannedWish
      const there = { project_id, roadmap_id, column_id, wish_id, rank: rankOf(n) }
      return { id: idAt(at), ...there, created_at: at, updated_at: at }
    })
  }
}
