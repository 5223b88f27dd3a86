import 'server-only'
import { db } from '@/lib/db'
import { emit } from '@/lib/domain/events/emit'
import type { Changes } from '@/lib/domain/support/history/record'
import { shownRequest } from '@/lib/domain/support/shown-request'
import type { support_message, support_request } from '@/prisma/client/client'
import { shownMessage } from './shown-message'

const customer = (request: support_request) => ({
  project_id: request.project_id,
  end_user_id: request.end_user_id,
  email: async () => ((await isProven(request)) ? request.user_email : null),
})

/** Whether somebody who reads the mail of the request's address has signed in with it, or answered this request by mail. */
async function isProven({ id, project_id, email_key }: support_request): Promise<boolean> {
  if (!email_key) return false
  const session = await db.support_session.findFirst({ where: { project_id, email_key }, select: { hash: true } })
  if (session) return true
  const mailed = { support_request_id: id, author_type: 'user' as const, is_internal: false, mail_id: { not: null } }
  return (await db.support_message.findFirst({ where: mailed, select: { id: true } })) !== null
}

/** Tells webhooks what changed of a request; nothing did, nothing is told. */
export async function tellOfChanges(request: support_request, changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await emit({
    type: 'support_request_updated',
    ...customer(request),
    data: async () => ({ ...shownRequest(request), changes }),
  })
}

/** Tells webhooks of a message that the customer sees, and then what it changed of its request. An internal one is never told. */
export async function tellOfMessage(
  request: support_request,
  message: support_message,
  changes: Changes,
): Promise<void> {
  if (message.is_internal) return
  await emit({ type: 'support_message_created', ...customer(request), data: () => shownMessage(message) })
  await tellOfChanges(request, changes)
}
