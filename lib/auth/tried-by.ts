import 'server-only'
import { findSession } from '@/lib/domain/team/find-session'
import { accountOf, type Device } from './device'
import { halfSignedIn } from './half-signed-in'

type Tried = {
  /** Whose account is tried. */
  email: string | undefined
  /** Whose wrong tries are counted; undefined where better-auth counts them. */
  who: string | undefined
  /** Whether this browser signed in to the account before. */
  isKnown: boolean
}

/**
 * Which account is tried and whose wrong tries are counted: at sign-in those of a browser that signed in to this account before, each by itself,
 * and of all other browsers together, so that strangers who guess keep nobody out; elsewhere those of whoever is signed in. Nothing that is sent names another.
 */
export async function triedBy(
  path: string,
  { headers }: Request,
  named: string | undefined,
  device: Device | null,
): Promise<Tried> {
  const isSignIn = path === '/sign-in/email'
  const cookies = headers.get('cookie')
  const person = isSignIn ? null : await findSession(cookies)
  const email = isSignIn ? named : (person?.user_email ?? (await halfSignedIn(cookies)))
  if (email === undefined) return { email, who: undefined, isKnown: false }
  const isKnown = device?.account === accountOf(email)
  if (!isSignIn) return { email, who: person ? `user ${person.user_id}` : undefined, isKnown }
  return { email, who: isKnown ? device.id : accountOf(email), isKnown }
}
