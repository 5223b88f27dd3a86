type Row = { id: string; sort_order: number }

/** Which rows get which place, so that those named stand in the order named and the others after them as they stood; rows that stay where they are are left out. */
export function placed(rows: Row[], ids: string[]): Row[] {
  const first = ids.flatMap((id) => rows.filter((row) => row.id === id))
  const rest = rows.filter(({ id }) => !ids.includes(id))
  return [...first, ...rest].flatMap(({ id, sort_order }, place) =>
    sort_order === place ? [] : [{ id, sort_order: place }],
  )
}
