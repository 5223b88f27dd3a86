import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { shownEndUser } from './shown-end-user'

/** A person of the project, with how much of it is known to be theirs. */
export async function getEndUser(project_id: string, id: string) {
  const row = await db.end_user.findFirst({
    where: { id, project_id },
    include: { _count: { select: { license_keys: true, support_requests: true, wishes: true, votes: true } } },
  })
  if (!row) throw notFound('end user')
  const { _count, ...person } = row
  return { ...shownEndUser(person), ..._count }
}
