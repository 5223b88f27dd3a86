import 'server-only'
import { clock } from '@/lib/clock'
import type { Attachment } from '@/lib/contract/attachment'
import { db } from '@/lib/db'
import { tellLive } from '@/lib/domain/live/tell-live'
import { keepMessage } from '@/lib/domain/support/conversation/keep-message'
import { recordHistory } from '@/lib/domain/support/history/record'
import { tellTeamOfReply } from '@/lib/domain/support/tell-team'
import type { support_request } from '@/prisma/client/client'
import type { Mail } from './mail'
import type { Doubt } from './why-held'

type Held = { content: string; attachments: Attachment[]; mail_id: string; from: Mail['from']; why: Doubt }

/** Keeps a mail for the team alone, in the caller's transaction: beside the conversation, moving and counting nothing that a customer could see. */
export async function holdMail(request: support_request, { from, why, attachments, ...given }: Held): Promise<void> {
  const about = { project_id: request.project_id, support_request_id: request.id }
  const author = { author_type: 'user' as const, author_name: from?.name ?? null, author_email: from?.address ?? null }
  const row = await keepMessage(
    request,
    { ...author, ...given, is_internal: true, created_at: clock.now() },
    attachments,
  )
  await db.support_request.update({ where: { id: request.id }, data: { is_unread: true } })
  const changes = { why: [null, why] as [null, Doubt] }
  await recordHistory({ ...about, actor_type: 'user', actor_name: author.author_name, action: 'mail_held', changes })
  await tellTeamOfReply(request, row)
  await tellLive({ ...about, audience: 'team' })
}
