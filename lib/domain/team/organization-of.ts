import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** The team whose a project is; NOT_FOUND while it is nobody's. */
export async function organizationOf(project_id: string): Promise<string> {
  const project = await db.project.findUnique({ where: { id: project_id }, select: { organization_id: true } })
  if (!project?.organization_id) throw notFound('team')
  return project.organization_id
}
