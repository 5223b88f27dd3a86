import 'server-only'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** Deletes a category of the project; its wishes stay, without one. No wish comes in meanwhile, and those in it are held before it is, as everywhere, so that two never wait for each other. */
export async function deleteCategory(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`category ${id}`}, 0))`
    await db.$executeRaw`
      SELECT FROM wish WHERE project_id = ${project_id}::uuid AND category_id = ${id}::uuid ORDER BY id FOR NO KEY UPDATE`
    const { count } = await db.category.deleteMany({ where: { id, project_id } })
    if (count === 0) throw notFound('category')
  })
}
