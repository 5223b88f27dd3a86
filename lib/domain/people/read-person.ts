import 'server-only'
import { shownEndUser } from '@/lib/domain/end-users/shown-end-user'
import type { end_user } from '@/prisma/client/client'
import type { Who } from './newest-of'
import { theirComments, theirVotes, theirWishes } from './their-board'
import { theirRequests, theirSubmissions } from './their-desk'
import { theirLicences } from './their-licences'
import { theirPlace } from './their-place'

type Known = {
  project_id: string
  end_user: end_user | null
  email: string | null
  name: string | null
  is_proven: boolean
}

/** All that the project knows of somebody: what is their person’s, and, marked as such, what only names their address. Nothing of another person, whoever shares the address. */
export async function readPerson({ project_id, end_user, ...known }: Known) {
  const email_key = known.email?.toLowerCase() ?? null
  const who: Who = { project_id, end_user_id: end_user?.id ?? null, email_key }
  return {
    ...known,
    end_user: end_user && shownEndUser(end_user),
    licenses: await theirLicences(who),
    requests: await theirRequests(who),
    votes: await theirVotes(who),
    wishes: await theirWishes(who),
    comments: await theirComments(who),
    submissions: await theirSubmissions(who),
    waitlist_entry: await theirPlace(who),
  }
}
