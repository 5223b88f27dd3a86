import 'server-only'
import { notFound } from '@/lib/errors'
import { selectColumns } from './select-columns'

/** A column with its place among the others, as it is now. */
export async function shownColumn({ roadmap_id, id }: { roadmap_id: string; id: string }) {
  const column = (await selectColumns(roadmap_id)).find((each) => each.id === id)
  if (!column) throw notFound('column')
  return column
}
