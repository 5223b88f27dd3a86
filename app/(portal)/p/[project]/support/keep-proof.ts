import { cookies } from 'next/headers'
import { currentVoter } from '@/app/(portal)/p/[project]/current-voter'
import { endOthers } from '@/lib/domain/support/access/end-others'
import { findProof } from '@/lib/domain/support/access/find-proof'
import { claimVotes } from '@/lib/domain/votes/claim-votes'
import { env } from '@/lib/env'
import { isRequestCookie, requestCookie, sessionCookie } from '@/lib/http/session-cookie'
import { currentProofs, MOST_REQUESTS } from './current-proofs'

const DAYS_30 = 30 * 24 * 3_600

const kept = () =>
  ({ httpOnly: true, sameSite: 'lax', secure: env.BASE_URL.startsWith('https:'), path: '/', maxAge: DAYS_30 }) as const

/** Keeps a session where no script can read it, and nothing of whoever used this browser before; votes of this browser that are nobody’s are whose session it is. */
export async function keepSession(project_id: string, session_token: string): Promise<void> {
  await giveWay(project_id, session_token)
  const jar = await cookies()
  jar.set(sessionCookie(project_id), session_token, kept())
  const { fingerprint } = await currentVoter()
  if (fingerprint) await claimVotes(session_token, fingerprint)
}

/** Keeps the access token of one request where no script can read it. */
export async function keepRequest(request_id: string, token: string): Promise<void> {
  const jar = await cookies()
  const name = requestCookie(request_id)
  const others = jar.getAll().filter((each) => isRequestCookie(each.name) && each.name !== name)
  for (const { name: oldest } of others.slice(0, Math.max(0, others.length + 1 - MOST_REQUESTS))) jar.delete(oldest)
  jar.set(name, token, kept())
}

/** Whoever proves an address takes this browser over: what it could open of somebody else in the project is forgotten. */
export async function giveWay(project_id: string, token: string): Promise<void> {
  const [jar, held, now] = await Promise.all([cookies(), currentProofs(project_id), findProof(token)])
  if (!now) return
  const { session, request_ids } = await endOthers(held, now)
  if (session) jar.delete(sessionCookie(project_id))
  for (const id of request_ids) jar.delete(requestCookie(id))
}

/** Forgets the session, and these requests. */
export async function forgetProofs(project_id: string, request_ids: string[]): Promise<void> {
  const jar = await cookies()
  for (const name of [sessionCookie(project_id), ...request_ids.map(requestCookie)]) jar.delete(name)
}
