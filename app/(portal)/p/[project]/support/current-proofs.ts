import { cookies } from 'next/headers'
import { cache } from 'react'
import type { Proof } from '@/lib/caller'
import { findProof } from '@/lib/domain/support/access/find-proof'
import { isRequestCookie, sessionCookie } from '@/lib/http/session-cookie'

/** So many requests a browser keeps open beside its session; the oldest gives way, so that the header stays small. */
export const MOST_REQUESTS = 20

/** What this browser's cookies prove in a project: the session's address first, then single requests. */
export const currentProofs = cache(async (project_id: string): Promise<Proof[]> => {
  const jar = await cookies()
  const session = jar.get(sessionCookie(project_id))?.value
  const requests = jar.getAll().filter(({ name }) => isRequestCookie(name))
  const tokens = [
    ...(session?.startsWith('pst_') ? [session] : []),
    ...requests.flatMap(({ value }) => (value.startsWith('rqt_') ? [value] : [])).slice(-MOST_REQUESTS),
  ]
  const proofs = await Promise.all(tokens.map(findProof))
  return proofs.filter((proof): proof is Proof => proof?.project_id === project_id)
})

/** The address that is signed in. */
export async function currentAddress(project_id: string): Promise<string | null> {
  const session = (await currentProofs(project_id)).find(({ by }) => by === 'session')
  return session && 'email' in session ? session.email : null
}
