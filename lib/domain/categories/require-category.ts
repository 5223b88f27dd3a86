import 'server-only'
import { db } from '@/lib/db'
import { invalid } from '@/lib/errors'

/** Refuses a `category_id` that is no category of the project. */
export async function requireCategory(project_id: string, category_id: string | null | undefined): Promise<void> {
  if (!category_id) return
  const found = await db.category.findFirst({ where: { id: category_id, project_id }, select: { id: true } })
  if (!found) throw invalid('category_id', 'is not a category of this project')
}
