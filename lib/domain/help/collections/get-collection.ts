import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** A collection of the project; NOT_FOUND when there is none. */
export async function getCollection(project_id: string, id: string) {
  const row = await db.help_collection.findFirst({ where: { id, project_id } })
  if (!row) throw notFound('collection')
  return row
}
