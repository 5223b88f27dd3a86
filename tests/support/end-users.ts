import { randomBytes } from 'node:crypto'
import { db } from '@/lib/db'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'

type Words = Parameters<typeof recogniseEndUser>[1]

/** A person of a project, as a mint would make them. */
export async function newEndUser({ id: project_id }: { id: string }, words: Words = {}) {
  const external_id = words.email ? undefined : `u-${randomBytes(6).toString('hex')}`
  const id = await recogniseEndUser(project_id, { external_id, ...words })
  return db.end_user.findUniqueOrThrow({ where: { id } })
}
