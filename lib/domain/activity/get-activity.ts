import 'server-only'
import type { SignedIn } from '@/lib/caller'
import { db } from '@/lib/db'
import { lettersWanted } from '@/lib/domain/notices/letters-wanted'
import { newestFirst } from '@/lib/domain/support/access/newest-first'
import { shownRequest } from '@/lib/domain/support/shown-request'
import { findEntry } from '@/lib/domain/waitlist/find-entry'
import { ownComments } from './own-comments'
import { ownLicences } from './own-licences'
import { ownVotes } from './own-votes'
import { ownWishes } from './own-wishes'
import { type Whose, whoseIs } from './whose'

const MOST = 200

/** All that the project knows of the session's address, newest first, 200 of each kind at most; nothing of anybody else, and nothing of what the team keeps to itself. */
export async function getActivity({ proof }: Pick<SignedIn, 'proof'>) {
  const { project_id, email_key, email } = proof
  const whose = await whoseIs(proof)
  const requests = await db.support_request.findMany({
    where: { project_id, email_key },
    orderBy: newestFirst,
    take: MOST,
  })
  const waitlist = await findEntry(project_id, { email_key })
  return {
    email,
    name: (await nameOf(whose)) ?? waitlist?.name ?? requests.find(({ user_name }) => user_name)?.user_name ?? null,
    letters: await lettersWanted(project_id, email_key),
    wishes: await ownWishes(whose, MOST),
    votes: await ownVotes(whose, MOST),
    comments: await ownComments(whose, MOST),
    support_requests: requests.map(shownRequest),
    waitlist,
    license_keys: await ownLicences(whose, MOST),
  }
}

async function nameOf({ people }: Whose): Promise<string | null> {
  const named = { id: { in: people }, name: { not: null } }
  const row = await db.end_user.findFirst({ where: named, orderBy: { created_at: 'asc' }, select: { name: true } })
  return row?.name ?? null
}
