import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { license_key } from '@/prisma/client/client'

/** The licence as it stands once nobody else changes it, held until the transaction ends; NOT_FOUND when the project has none of that id. */
export async function lockLicenseKey(project_id: string, id: string): Promise<license_key> {
  await db.$executeRaw`
    SELECT FROM license_key WHERE id = ${id}::uuid AND project_id = ${project_id}::uuid FOR NO KEY UPDATE`
  const row = await db.license_key.findFirst({ where: { id, project_id } })
  if (!row) throw notFound('licence key')
  return row
}
