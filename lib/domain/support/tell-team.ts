import 'server-only'
import { freshAttachments } from '@/lib/domain/files/fresh-attachments'
import { queueLetter } from '@/lib/domain/mail/queue-letter'
import { getProject } from '@/lib/domain/projects/find-project'
import { teamAddresses } from '@/lib/domain/projects/team-addresses'
import { renderLetter } from '@/lib/email/render-letter'
import { threadHeaders } from '@/lib/email/thread'
import { env } from '@/lib/env'
import type { support_message, support_request } from '@/prisma/client/client'

type Said = { content: string; name: string | null; email: string | null; attachments: unknown }

/** Mails a new request to the project's `support_recipient`; without one nobody is told. */
export function tellTeamOfRequest(request: support_request): Promise<void> {
  const { description, user_name, user_email, attachments } = request
  return tell('support_team_request', request, {
    content: description,
    name: user_name,
    email: user_email,
    attachments,
  })
}

/** Mails to them what a customer added to a request. */
export function tellTeamOfReply(request: support_request, message: support_message): Promise<void> {
  const { content, author_name, author_email, attachments } = message
  return tell('support_team_reply', request, { content, name: author_name, email: author_email, attachments })
}

/** The letter’s answer goes to the customer. */
async function tell(
  kind: 'support_team_request' | 'support_team_reply',
  { id, project_id, number, subject }: support_request,
  said: Said,
): Promise<void> {
  const to = await teamAddresses(project_id)
  if (to.length === 0) return
  const attachments = freshAttachments(said.attachments)
  const project = await getProject(project_id)
  const url = `${env.BASE_URL}/dashboard/p/${project.slug}/inbox/${number}`
  const letter = await renderLetter(kind, project, { ...said, number, subject, attachments, url })
  const secrets = attachments.flatMap(({ url }) => [url, url.replaceAll('&', '&amp;')]) // Signed; so written in text and in HTML.
  const headers = threadHeaders(id)
  await queueLetter({ ...letter, project_id, subject_id: id, to, reply_to: said.email, headers, secrets })
}
