import 'server-only'
import { queueLetter } from '@/lib/domain/mail/queue-letter'
import { getProject } from '@/lib/domain/projects/find-project'
import { teamAddresses } from '@/lib/domain/projects/team-addresses'
import { renderLetter } from '@/lib/email/render-letter'
import { env } from '@/lib/env'
import type { webhook } from '@/prisma/client/client'

/** Mails the project's `support_recipient` that a webhook was switched off, and why; without one nobody is told. */
export async function tellSwitchedOff({ id, project_id, url }: webhook, reason: string): Promise<void> {
  const to = await teamAddresses(project_id)
  if (to.length === 0) return
  const project = await getProject(project_id)
  const desk_url = `${env.BASE_URL}/dashboard/p/${project.slug}/settings/webhooks`
  const letter = await renderLetter('webhook_switched_off', project, { url, reason, desk_url })
  await queueLetter({ ...letter, project_id, subject_id: id, to })
}
