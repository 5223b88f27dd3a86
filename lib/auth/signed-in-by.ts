import 'server-only'
import type { Person } from '@/lib/caller'
import { findSession } from '@/lib/domain/team/find-session'
import { sessionCookieName } from '@/lib/domain/team/session-token'

/** Whoever an answer signs in; null when it signs in nobody. */
export async function signedInBy({ headers }: Response): Promise<Person | null> {
  const line = headers.getSetCookie().find((each) => each.startsWith(`${sessionCookieName()}=`))
  return line ? findSession(line.split(';', 1)[0] ?? null) : null
}
