import 'server-only'
import { db } from '@/lib/db'

/** Whether a project has a licence, in whatever state. */
export async function findAnyLicence(project_id: string): Promise<boolean> {
  return (await db.license_key.findFirst({ where: { project_id }, select: { id: true } })) !== null
}
