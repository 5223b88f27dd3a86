import { cookies } from 'next/headers'
import { knownVisitor, visitorCookie } from '@/components/portal/vote/visitor'

/** Who is looking, as far as a vote has made them known. */
export async function currentVoter(): Promise<{ fingerprint?: string }> {
  const fingerprint = knownVisitor((await cookies()).get(visitorCookie)?.value)
  return fingerprint ? { fingerprint } : {}
}
