import 'server-only'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** Deletes a canned reply. */
export async function deleteCannedReply(project_id: string, id: string): Promise<void> {
  const { count } = await transaction(() => db.canned_reply.deleteMany({ where: { id, project_id } }))
  if (count === 0) throw notFound('canned reply')
}
