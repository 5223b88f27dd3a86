import 'server-only'
import { Customization } from '@/lib/contract/portal'
import { db } from '@/lib/db'
import type { VoterHint } from '@/lib/domain/voter'
import { readWishes } from '@/lib/domain/wishes/read-wishes'
import type { FoundRoadmap } from './find-roadmap'
import { selectColumns } from './select-columns'
import { selectItems } from './select-items'
import { shownItem } from './shown-item'

/** A roadmap with the first cards of each column. It reads as many rows as it answers, however many there are. */
export async function readBoard(roadmap: FoundRoadmap, voter: VoterHint, per_column: number) {
  const columns = await selectColumns(roadmap.id)
  const items = await selectItems(roadmap.id, per_column)
  const ids = [...items.values()].flat().flatMap(({ wish_id }) => wish_id ?? [])
  const wishes = new Map((await readWishes(ids, voter)).map((wish) => [wish.id, wish]))
  const cards = (column_id: string) =>
    (items.get(column_id) ?? []).map((item, place) =>
      shownItem(roadmap, item, wishes.get(item.wish_id ?? '') ?? null, place),
    )
  return {
    roadmap,
    columns: columns.map((column) => ({ ...column, items: cards(column.id) })),
    total_items: columns.reduce((sum, { item_count }) => sum + item_count, 0),
    customization: await ownLooks(roadmap.project_id),
  }
}

async function ownLooks(id: string) {
  const found = await db.project.findUnique({ where: { id }, select: { customization: true } })
  const own = found?.customization
  if (!own || Object.keys(own).length === 0) return null
  return { use_custom: true, customization_data: Customization.parse(own) }
}
