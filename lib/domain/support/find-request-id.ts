import 'server-only'
import { db } from '@/lib/db'

/** The id of the request that has a number in a project; null where none has it. */
export async function findRequestId(project_id: string, number: number): Promise<string | null> {
  const where = { project_id_number: { project_id, number } }
  const request = await db.support_request.findUnique({ where, select: { id: true } })
  return request?.id ?? null
}
