import 'server-only'
import { db } from '@/lib/db'
import { organizationOf } from './organization-of'

/** The team whose a project is; NOT_FOUND while it is nobody's. */
export async function readTeam(project_id: string) {
  const id = await organizationOf(project_id)
  return db.organization.findUniqueOrThrow({ where: { id }, select: { id: true, name: true } })
}
