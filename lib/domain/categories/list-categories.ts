import 'server-only'
import { db } from '@/lib/db'

const { compare } = new Intl.Collator('en')

/** All categories of a project on one page, in alphabetical order, which is not left to the database: its collation may be any. */
export async function listCategories(project_id: string) {
  const found = await db.category.findMany({ where: { project_id }, orderBy: { id: 'asc' } })
  const rows = found.sort((a, b) => compare(a.name, b.name))
  return { rows, total: rows.length, page: 1, per_page: Math.max(rows.length, 1) }
}
