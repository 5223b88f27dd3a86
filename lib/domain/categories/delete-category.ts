import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** Deletes a category of the project; its wishes stay, without one. */
export async function deleteCategory(project_id: string, id: string): Promise<void> {
  const { count } = await db.category.deleteMany({ where: { id, project_id } })
  if (count === 0) throw notFound('category')
}
