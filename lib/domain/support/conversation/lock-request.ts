import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { support_request } from '@/prisma/client/client'

/** A request of a project, held until the transaction ends, as it is once it is held; NOT_FOUND when it is none of the project. */
export async function lockRequest(project_id: string, id: string): Promise<support_request> {
  await db.$executeRaw`SELECT FROM support_request WHERE id = ${id}::uuid AND project_id = ${project_id}::uuid FOR NO KEY UPDATE`
  const request = await db.support_request.findFirst({ where: { id, project_id } })
  if (!request) throw notFound('support request')
  return request
}
