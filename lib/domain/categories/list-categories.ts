import 'server-only'
import { db } from '@/lib/db'

/** All categories of a project on one page, in alphabetical order. */
export async function listCategories(project_id: string) {
  const rows = await db.category.findMany({ where: { project_id }, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
  return { rows, total: rows.length, page: 1, per_page: Math.max(rows.length, 1) }
}
