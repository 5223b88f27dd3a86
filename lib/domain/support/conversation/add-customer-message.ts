import 'server-only'
import { clock } from '@/lib/clock'
import type { Attachment } from '@/lib/contract/attachment'
import { db, transaction } from '@/lib/db'
import { considerAiReply } from '@/lib/domain/ai/consider-ai-reply'
import { tellLive } from '@/lib/domain/live/tell-live'
import { recordHistory } from '@/lib/domain/support/history/record'
import { tellTeamOfReply } from '@/lib/domain/support/tell-team'
import { keepMessage } from './keep-message'
import { lockRequest } from './lock-request'
import { countMessage } from './move-request'
import { forCustomer, shownMessage } from './shown-message'
import { tellOfMessage } from './tell-webhooks'

type NewMessage = {
  request_id: string
  project_id: string
  content: string
  attachments?: Attachment[] | null | undefined
  /** Who wrote it; whoever asked when not given. */
  author?: { name?: string | null; email?: string | null }
  /** The Message-ID of the mail that it came as: one that was taken already is answered as it is. */
  mail_id?: string
}

/** Adds a customer's message to a request, moves its status, and tells the team; a closed request is a CONFLICT. Answers it as the customer sees it. */
export async function addCustomerMessage({ request_id, project_id, author = {}, ...given }: NewMessage) {
  const { content, attachments, mail_id = null } = given
  return transaction(async () => {
    const before = await lockRequest(project_id, request_id)
    const known = mail_id && (await db.support_message.findFirst({ where: { project_id, mail_id } }))
    if (known) return forCustomer(before, await shownMessage(known))

    const now = clock.now()
    const { request, changes } = await countMessage(before, { is: 'customer_message' }, now)
    const author_name = author.name ?? request.user_name
    const author_email = author.email ?? request.user_email
    const row = await keepMessage(
      request,
      { author_type: 'user', author_name, author_email, content, mail_id, created_at: now },
      attachments,
    )

    const about = { project_id, support_request_id: request_id }
    await recordHistory({ ...about, actor_type: 'user', actor_name: author_name, action: 'replied', changes })
    await tellTeamOfReply(request, row)
    await considerAiReply(request)
    await tellLive({ ...about, audience: 'all' })
    await tellOfMessage(request, row, changes)
    return forCustomer(request, await shownMessage(row))
  })
}
