import 'server-only'
import type { SignedIn } from '@/lib/caller'
import type { Erased } from '@/lib/contract/project-data'
import { db, transaction } from '@/lib/db'
import { holdWords } from '@/lib/domain/end-users/hold-words'
import { removeFiles } from '@/lib/domain/files/remove-files'
import { keyOf } from '@/lib/domain/support/access/address'
import { invalid } from '@/lib/errors'
import { Prisma } from '@/prisma/client/client'
import { eraseAuthorship, holdBoard } from './erase/board'
import { eraseDevices } from './erase/devices'
import { eraseEvents } from './erase/events'
import { letGoOfFiles } from './erase/files'
import { eraseLetters } from './erase/letters'
import { eraseLogin, eraseSessions } from './erase/logins'
import { erasePeople, holdPeople } from './erase/people'
import { erasePlace } from './erase/place'
import { eraseRequests, holdRequests } from './erase/requests'
import { eraseSubmissions } from './erase/submissions'
import { theirSubmissions } from './their-submissions'
import { whoseIs } from './whose'

type Named = { project_id: string; email_key: string }

/** Erases the session's address from its project; `email` must be that address (VALIDATION_ERROR). */
export async function eraseActivity({ proof }: SignedIn, email: string): Promise<void> {
  if (keyOf(email) !== proof.email_key) throw invalid('email', 'is not the address that is signed in')
  await eraseNow(proof)
}

/**
 * Erases an address from a project, all of it or, where something fails, nothing: requests, submissions, the place in
 * line, letters, events, logins and the person go; wishes, comments, votes and licences stay without a name, devices without a print. Whatever is
 * done under the address meanwhile is done before or after. Files that cannot be deleted now are deleted later. Answers what there was.
 */
export async function eraseNow(named: Named): Promise<Erased> {
  const { files, erased } = await transaction(() => erase(named))
  await removeFiles(Prisma.sql`id = ANY (${files}::uuid[]) AND linked_at IS NULL`)
  return erased
}

/** Answers the files that nothing needs any more, and what there was. Whoever holds several of these rows takes them in this order. */
async function erase({ project_id, email_key }: Named): Promise<{ files: string[]; erased: Erased }> {
  await eraseLogin(project_id, email_key)
  await holdWords(project_id, { email: email_key })
  const whose = await whoseIs({ project_id, email_key })
  await holdPeople(whose)
  const stoodInLine = await erasePlace(project_id, email_key)
  await holdBoard(whose)

  const requests = await holdRequests(whose)
  const submissions = await theirSubmissions(whose)
  const files = await letGoOfFiles(project_id, requests, submissions)
  await eraseSubmissions(project_id, submissions)
  await eraseRequests(whose, requests)
  const authored = await eraseAuthorship(whose)
  await eraseDevices(whose)
  await erasePeople(whose)
  const letters = await eraseLetters(whose, [...requests, ...submissions])
  await eraseEvents(whose, [...requests, ...submissions, ...authored])
  const sessions = await eraseSessions(project_id, email_key)
  const { count: optouts } = await db.letter_optout.deleteMany({ where: { project_id, email_key } })
  const counts = {
    people: whose.people.length,
    requests: requests.length,
    submissions: submissions.length,
    waitlist_entries: Number(stoodInLine),
    wishes_and_comments: authored.length,
    letters,
  }
  const found = sessions + optouts > 0 || Object.values(counts).some((count) => count > 0)
  return { files, erased: { found, ...counts } }
}
