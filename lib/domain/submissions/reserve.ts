import 'server-only'
import { v7 as uuid } from 'uuid'
import type { Form } from '@/lib/domain/forms/find-form'
import { newAccess, requestLink } from '@/lib/domain/support/request-access'

/** What spam is kept with: the id of the request or wish that it may still become, and the hash of the token that was answered. */
export type Reserved = { id: string; token_hash?: string }

/**
 * What a submission that looks automated is answered: a request or a wish like any other's, so that nobody can tell. It does not
 * exist; should the submission turn out to be no spam, it gets that id, and the token that was answered opens it.
 */
export async function reserve({ integration, project_id }: Form) {
  const nothing = { support_request_id: null, wish_id: null, support_request: null }
  if (integration.type === 'wishes') {
    const id = uuid()
    return { reserved: { id } satisfies Reserved, answer: { ...nothing, wish_id: id } }
  }
  if (integration.type !== 'support') return { reserved: undefined, answer: nothing }
  const id = uuid()
  const { access_token, token_hash } = newAccess()
  const magic_link = await requestLink(project_id, access_token)
  return {
    reserved: { id, token_hash } satisfies Reserved,
    answer: { ...nothing, support_request_id: id, support_request: { id, access_token, magic_link } },
  }
}
