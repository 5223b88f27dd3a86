import 'server-only'
import { db } from '@/lib/db'
import { queueLetter } from '@/lib/domain/mail/queue-letter'
import { getProject } from '@/lib/domain/projects/find-project'
import { renderLetter } from '@/lib/email/render-letter'
import { replyAddress } from '@/lib/email/reply-address'
import { rootHeaders } from '@/lib/email/thread'
import type { support_request } from '@/prisma/client/client'

const HOUR = 3_600_000
const MOST = 10

/** Whether the address has had so many receipts within an hour that somebody may be using us to write to a stranger. */
async function hadMany({ project_id, email_key, created_at }: support_request): Promise<boolean> {
  const since = new Date(created_at.getTime() - HOUR)
  return (await db.support_request.count({ where: { project_id, email_key, created_at: { gt: since } } })) > MOST
}

/** Sends the customer the number of a new request and the link that opens it; without an address there is nobody to tell, and of more than ten requests of one address within an hour none; nor is an archived project, whose portal is closed, written from. */
export async function sendReceipt(request: support_request, magic_link: string, access_token: string): Promise<void> {
  const { id, project_id, number, subject, description, user_name, user_email } = request
  if (!user_email || (await hadMany(request))) return
  const project = await getProject(project_id)
  if (project.archived_at) return
  const letter = await renderLetter('support_request_received', project, {
    number,
    subject,
    description,
    user_name,
    url: magic_link,
  })
  const headers = rootHeaders(id)
  const reply_to = replyAddress({ id, project_id })
  const secrets = [access_token]
  await queueLetter({ ...letter, project_id, subject_id: id, to: [user_email], reply_to, headers, secrets })
}
