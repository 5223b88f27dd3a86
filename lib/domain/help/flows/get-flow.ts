import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** A flow of the project; NOT_FOUND when there is none. */
export async function getFlow(project_id: string, id: string) {
  const row = await db.help_flow.findFirst({ where: { id, project_id } })
  if (!row) throw notFound('flow')
  return row
}
