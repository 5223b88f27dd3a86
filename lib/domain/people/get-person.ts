import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { readPerson } from './read-person'

/** Everything about one of the project's people. */
export async function getPerson(project_id: string, id: string) {
  const end_user = await db.end_user.findFirst({ where: { id, project_id } })
  if (!end_user) throw notFound('end user')
  const { email, name } = end_user
  return readPerson({ project_id, end_user, email, name, is_proven: true })
}
