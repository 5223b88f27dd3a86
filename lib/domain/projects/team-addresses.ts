import 'server-only'
import { db } from '@/lib/db'

/** Who of a project's team is told of things by mail; nobody without a `support_recipient`. */
export async function teamAddresses(project_id: string): Promise<string[]> {
  const project = await db.project.findUnique({ where: { id: project_id }, select: { support_recipient: true } })
  const all = (project?.support_recipient ?? '').split(',').map((address) => address.trim())
  return all.filter(Boolean)
}
