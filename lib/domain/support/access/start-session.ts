import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { linkProvenAddress } from '@/lib/domain/end-users/link-proven-address'
import { sha256 } from '@/lib/secret'
import { newSupportToken } from './support-token'

const SESSION_LIFE = 30 * 24 * 3_600_000

/** Starts a session of 30 days for an address that has just been proven; its token is never shown again. Requests of that address are its person's from now on. */
export async function startSession(project_id: string, email: string, email_key: string) {
  const session_token = newSupportToken('session')
  const now = clock.now()
  const expires_at = new Date(now.getTime() + SESSION_LIFE)
  await transaction(async () => {
    await db.support_session.create({
      data: { hash: sha256(session_token), project_id, email, email_key, expires_at, created_at: now },
    })
    await linkProvenAddress(project_id, email_key)
  })
  return { session_token, expires_at, user_email: email }
}
