import 'server-only'
import { db } from '@/lib/db'
import { lockEndUser } from '@/lib/domain/end-users/lock-end-user'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { notFound } from '@/lib/errors'

/**
 * Whose a request is, made known where nobody is yet and held until the transaction ends: by its address before its user id, because
 * only an address can be written to; the two are never joined, for nobody has proven that they are one. Null where it names nobody.
 */
export async function holdRequester(project_id: string, id: string): Promise<string | null> {
  const select = { end_user_id: true, user_email: true, external_user_id: true }
  const request = await db.support_request.findFirst({ where: { id, project_id }, select })
  if (!request) throw notFound('support request')
  const { end_user_id, user_email: email, external_user_id: external_id } = request
  const known = end_user_id && (await lockEndUser(project_id, end_user_id))
  if (known) return known.id
  if (!email && !external_id) return null
  return recogniseEndUser(project_id, email ? { email } : { external_id })
}
