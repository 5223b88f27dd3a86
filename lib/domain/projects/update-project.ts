import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** Changes who of the team is mailed about support requests: addresses with commas between, or null for nobody. */
export async function updateProject(id: string, { support_recipient }: { support_recipient: string | null }) {
  const [row] = await db.project.updateManyAndReturn({ where: { id }, data: { support_recipient } })
  if (!row) throw notFound('project')
  return row
}
