import 'server-only'
import { db } from '@/lib/db'

/** The columns of a roadmap from left to right, each with its place. */
export async function selectColumns(roadmap_id: string) {
  const rows = await db.roadmap_column.findMany({ where: { roadmap_id }, orderBy: [{ rank: 'asc' }, { id: 'asc' }] })
  return rows.map((row, sort_order) => ({ ...row, sort_order }))
}
