import 'server-only'
import { db } from '@/lib/db'
import { findProof } from './find-proof'
import { startSession } from './start-session'

type Traded =
  | { by: 'request'; support_request_id: string; number: number; token: string }
  | { by: 'session'; session_token: string }

/**
 * What a browser keeps for the token of an address that was opened: a link's becomes a session, because it proves an e-mail
 * address and runs out soon; a request's stays what it is, because it proves that one request. Null for a token that is not good here.
 */
export async function tradeToken(project_id: string, token: string): Promise<Traded | null> {
  const proof = await findProof(token)
  if (!proof || proof.project_id !== project_id) return null
  if (proof.by !== 'request') {
    if (proof.by === 'session') return { by: 'session', session_token: token }
    const { session_token } = await startSession(project_id, proof.email, proof.email_key)
    return { by: 'session', session_token }
  }
  const { support_request_id } = proof
  const { number } = await db.support_request.findUniqueOrThrow({
    where: { id: support_request_id },
    select: { number: true },
  })
  return { by: 'request', support_request_id, number, token }
}
