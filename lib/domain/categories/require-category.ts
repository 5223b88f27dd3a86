import 'server-only'
import { db } from '@/lib/db'
import { invalid } from '@/lib/errors'

/** Refuses a `category_id` that is no category of the project, and keeps the category from being deleted until the transaction ends. */
export async function requireCategory(project_id: string, category_id: string | null | undefined): Promise<void> {
  if (!category_id) return
  const found = await db.$queryRaw<unknown[]>`
    SELECT FROM category WHERE id = ${category_id}::uuid AND project_id = ${project_id}::uuid FOR KEY SHARE`
  if (found.length === 0) throw invalid('category_id', 'is not a category of this project')
}
