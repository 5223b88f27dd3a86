import 'server-only'
import type { Proof } from '@/lib/caller'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { sha256 } from '@/lib/secret'
import { isSupportToken } from './support-token'

/** What a token proves: `rqt_…` one request, `mlt_…` and `pst_…` an address in a project; null when it is malformed, unknown or out of date. */
export async function findProof(token: string): Promise<Proof | null> {
  if (!isSupportToken(token)) return null
  const hash = sha256(token)
  const now = clock.now()
  if (token.startsWith('rqt_')) {
    const row = await db.support_access_token.findUnique({ where: { hash } })
    if (!row || (row.expires_at && row.expires_at <= now)) return null
    const { project_id, support_request_id } = row
    return { by: 'request', project_id, support_request_id, hash }
  }
  if (token.startsWith('mlt_')) {
    const row = await db.support_login.findUnique({ where: { link_hash: hash } })
    if (!row || row.link_expires_at <= now) return null
    return { by: 'link', project_id: row.project_id, email: row.email, email_key: row.email_key, hash }
  }
  const row = await db.support_session.findUnique({ where: { hash } })
  if (!row || row.expires_at <= now) return null
  return { by: 'session', project_id: row.project_id, email: row.email, email_key: row.email_key, hash }
}
