import 'server-only'
import { db } from '@/lib/db'
import { invalid } from '@/lib/errors'

/** Refuses a `category_id` that is no category of the project, and keeps the category from being deleted until the transaction ends; asked for before any wish is held. */
export async function requireCategory(
  project_id: string,
  category_id: string | null | undefined,
  path = 'category_id',
): Promise<void> {
  if (!category_id) return
  await db.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${`category ${category_id}`}, 0))`
  const found = await db.category.findFirst({ where: { id: category_id, project_id }, select: { id: true } })
  if (!found) throw invalid(path, 'is not a category of this project')
}
