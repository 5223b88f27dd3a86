import 'server-only'
import { db } from '@/lib/db'
import { readWishes } from '@/lib/domain/wishes/read-wishes'
import { notFound } from '@/lib/errors'
import { shownItem } from './shown-item'

/** A card of the project as the team sees it, with its place; one that is not shown is NOT_FOUND. */
export async function getItem(project_id: string, id: string) {
  const { roadmap, ...item } = await requireItem(project_id, id)
  const [wish] = await readWishes(item.wish_id ? [item.wish_id] : [])
  return shownItem(roadmap, item, wish ?? null, await placeOf(item))
}

/** Cards near the end are counted from there: that is where most are put. */
const NEAR = 50

async function placeOf({ column_id, rank }: { column_id: string | null; rank: string }): Promise<number> {
  const shown = { column_id, is_shown: true }
  const below = await db.roadmap_item.findMany({
    where: { ...shown, rank: { gt: rank } },
    take: NEAR,
    select: { id: true },
  })
  if (below.length === NEAR) return db.roadmap_item.count({ where: { ...shown, rank: { lt: rank } } })
  const column = column_id && (await db.roadmap_column.findUnique({ where: { id: column_id } }))
  return column ? column.item_count - 1 - below.length : 0
}

/** Refuses an id that is no card of the project, or that of a card that is not shown. */
export async function requireItem(project_id: string, id: string) {
  const item = await db.roadmap_item.findFirst({
    where: { id, project_id, is_shown: true },
    include: { roadmap: true },
  })
  if (!item) throw notFound('card')
  return item
}
