import 'server-only'
import { clock } from '@/lib/clock'
import type { Attachment } from '@/lib/contract/attachment'
import { transaction } from '@/lib/db'
import { useDraft } from '@/lib/domain/ai/read-draft'
import { requireArticles } from '@/lib/domain/help/help-cards'
import { tellLive } from '@/lib/domain/live/tell-live'
import { getProject, getTakingProject } from '@/lib/domain/projects/find-project'
import { type Actor, recordHistory } from '@/lib/domain/support/history/record'
import { mailReply } from '@/lib/domain/support/mail-reply'
import { keepMessage } from './keep-message'
import { lockRequest } from './lock-request'
import { markLooked } from './mark-looked'
import { countMessage } from './move-request'
import { shownMessage } from './shown-message'
import { tellOfMessage } from './tell-webhooks'

type NewMessage = {
  request_id: string
  project_id: string
  content: string
  is_internal?: boolean | null | undefined
  help_article_ids?: string[] | null | undefined
  attachments?: Attachment[] | null | undefined
  /** The project's name when not given. */
  author_name?: string | null | undefined
  is_ai?: boolean
  /** The draft that it was made from, which is used up. */
  ai_draft_id?: string | null | undefined
  actor: Actor
}

/**
 * Adds the team's reply to a request: moves its status and mails it to the customer; a closed request is a CONFLICT, and one of an
 * archived project, which the customer could not open. An internal
 * note is kept beside the conversation: it moves, counts and tells nothing that a customer could see.
 */
export async function addTeamMessage({ request_id, project_id, actor, ...given }: NewMessage) {
  const { content, attachments, is_ai = false, ai_draft_id } = given
  const is_internal = given.is_internal ?? false
  const help_article_ids = given.help_article_ids ?? []
  return transaction(async () => {
    const before = await lockRequest(project_id, request_id)
    if (!is_internal) await getTakingProject(project_id)
    await requireArticles(project_id, help_article_ids, 'help_article_ids')
    if (ai_draft_id) await useDraft(ai_draft_id, request_id)

    const now = clock.now()
    const counted = is_internal
      ? { request: await markLooked(before), changes: {} }
      : await countMessage(before, { is: 'team_reply', by_machine: is_ai }, now)
    const { request, changes } = counted
    const author_name = given.author_name ?? (await getProject(project_id)).name
    const row = await keepMessage(
      request,
      { author_type: 'team_member', author_name, is_ai, content, is_internal, help_article_ids, created_at: now },
      attachments,
    )

    const about = { project_id, support_request_id: request_id }
    await recordHistory({ ...about, ...actor, action: is_internal ? 'noted' : 'replied', changes })
    await tellLive({ ...about, audience: is_internal ? 'team' : 'all' })
    await tellOfMessage(request, row, changes)
    const shown = await shownMessage(row)
    if (!is_internal) await mailReply(request, shown)
    return shown
  })
}
