import 'server-only'
import { clock } from '@/lib/clock'
import type { SupportMessage } from '@/lib/contract/support-messages'
import { queueLetter } from '@/lib/domain/mail/queue-letter'
import { getProject } from '@/lib/domain/projects/find-project'
import { renderLetter } from '@/lib/email/render-letter'
import { replyAddress } from '@/lib/email/reply-address'
import { threadHeaders } from '@/lib/email/thread'
import type { support_request } from '@/prisma/client/client'
import { keepAccess, newAccess, requestLink } from './request-access'

const DAYS_90 = 90 * 24 * 3_600_000

type Reply = Pick<SupportMessage, 'author_name' | 'content' | 'help_articles'> & { attachments: { name: string }[] }

/** Mails a public reply to the request's customer, with a link of its own that opens the request for 90 days; without an address there is nobody to tell. */
export async function mailReply(request: support_request, reply: Reply): Promise<void> {
  const { id, project_id, number, subject, user_name, user_email, status } = request
  if (!user_email) return
  const project = await getProject(project_id)
  const { access_token, token_hash } = newAccess()
  await keepAccess(request, [token_hash], new Date(clock.now().getTime() + DAYS_90))
  const reply_to = replyAddress({ id, project_id })
  const letter = await renderLetter('support_reply', project, {
    ...reply,
    number,
    subject,
    status,
    user_name,
    url: await requestLink(project_id, access_token, number),
    takes_answers: reply_to !== null,
  })
  const headers = threadHeaders(id)
  await queueLetter({
    ...letter,
    project_id,
    subject_id: id,
    to: [user_email],
    reply_to,
    headers,
    secrets: [access_token],
  })
}
