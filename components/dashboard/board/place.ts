/** Where a card stands, or is to stand: `position` counts the other cards of the column from the top. */
export type Place = { column_id: string; position: number }

/** A column as far as places go: the ids of its cards from the top. */
export type PlacedColumn = { id: string; cards: string[] }

/** What a dragged card was let go over: a column, and there a card with the edge that was nearer. */
export type Target = { column_id: string; card_id?: string | undefined; edge?: 'top' | 'bottom' | undefined }

/** Where a card stands now; null when it stands nowhere. */
export function placeNow(columns: PlacedColumn[], id: string): Place | null {
  for (const { id: column_id, cards } of columns) {
    const position = cards.indexOf(id)
    if (position >= 0) return { column_id, position }
  }
  return null
}

/** The place that a target means for a card; null where it stands there already. */
export function placeAt(columns: PlacedColumn[], id: string, { column_id, card_id, edge }: Target): Place | null {
  const others = columns.find((column) => column.id === column_id)?.cards.filter((card) => card !== id)
  if (!others || card_id === id) return null
  const over = card_id === undefined ? -1 : others.indexOf(card_id)
  const position = over < 0 ? others.length : over + (edge === 'bottom' ? 1 : 0)
  const now = placeNow(columns, id)
  return now?.column_id === column_id && now.position === position ? null : { column_id, position }
}
