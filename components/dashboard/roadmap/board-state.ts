import { type Place, type PlacedColumn, placeNow } from '@/components/dashboard/board/place'
import type { RoadmapBoard, RoadmapItem } from '@/lib/contract/roadmap-records'

export type Column = RoadmapBoard['columns'][number]

/** The columns as far as places go. */
export const placed = ({ columns }: RoadmapBoard): PlacedColumn[] =>
  columns.map(({ id, items }) => ({ id, cards: items.map((item) => item.id) }))

/** A card of the board, with its column and its place. */
export function findCard(board: RoadmapBoard, id: string): { item: RoadmapItem; column: Column; place: Place } | null {
  const place = placeNow(placed(board), id)
  const column = board.columns.find((each) => each.id === place?.column_id)
  const item = place && column?.items[place.position]
  return item && column ? { item, column, place } : null
}

/** The board with a card at another place, its wish with the status of the column there: what the server will answer, if it agrees. */
export function withCardAt(board: RoadmapBoard, id: string, { column_id, position }: Place): RoadmapBoard {
  const found = findCard(board, id)
  if (!found) return board
  const columns = board.columns.map((column) => {
    const left = column.items.filter((item) => item.id !== id)
    const here = column.id === column_id
    const status = column.status ?? found.item.wish?.status
    const wish = found.item.wish && status ? { ...found.item.wish, status } : found.item.wish
    const items = here ? left.toSpliced(position, 0, { ...found.item, column_id, wish }) : left
    const change = Number(here) - Number(column.id === found.column.id)
    return { ...column, items, item_count: column.item_count + change }
  })
  return { ...board, columns }
}

/** The board without a card. */
export function withoutCard(board: RoadmapBoard, id: string): RoadmapBoard {
  const found = findCard(board, id)
  if (!found) return board
  const columns = board.columns.map((column) =>
    column === found.column
      ? { ...column, items: column.items.filter((item) => item.id !== id), item_count: column.item_count - 1 }
      : column,
  )
  return { ...board, columns, total_items: board.total_items - 1 }
}

/** Whether a column has as many cards as its limit allows, or more. */
export const isFull = ({ wip_limit, item_count }: Column): boolean => wip_limit !== null && item_count >= wip_limit
