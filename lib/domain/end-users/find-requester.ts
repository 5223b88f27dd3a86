import 'server-only'
import { db } from '@/lib/db'
import { byEmail } from './by-email'
import { holdWords } from './hold-words'

type Words = {
  external_id: string | null | undefined
  /** An address that whoever asks has proven to be theirs. */
  email: string | null | undefined
}

/**
 * Whose a new request is, of the people that the project has: by the external id that it names, else by a proven address; null
 * where nobody is known by them. Nobody is made or changed. Whoever is made meanwhile waits, and then finds the request.
 */
export async function findRequester(project_id: string, { external_id, email }: Words): Promise<string | null> {
  if (!external_id && !email) return null
  await holdWords(project_id, { external_id, email })
  const named =
    external_id && (await db.end_user.findFirst({ where: { project_id, external_id }, select: { id: true } }))
  const found = named || (email && (await byEmail(project_id, email.toLowerCase(), external_id)))
  return found ? found.id : null
}
