import 'server-only'
import { db } from '@/lib/db'
import type { end_user } from '@/prisma/client/client'

/** The person's row as it stands once nobody else changes it, held until the transaction ends; null where it is gone. */
export async function lockEndUser(project_id: string, id: string): Promise<end_user | null> {
  await db.$executeRaw`
    SELECT FROM end_user WHERE id = ${id}::uuid AND project_id = ${project_id}::uuid FOR NO KEY UPDATE`
  return db.end_user.findFirst({ where: { id, project_id } })
}
