import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** A canned reply of the project. */
export async function getCannedReply(project_id: string, id: string) {
  const row = await db.canned_reply.findFirst({ where: { id, project_id } })
  if (!row) throw notFound('canned reply')
  return row
}
