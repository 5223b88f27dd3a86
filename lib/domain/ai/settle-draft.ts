import 'server-only'
import { clock } from '@/lib/clock'
import { AiReply } from '@/lib/contract/support-ai-reply'
import { db, transaction } from '@/lib/db'
import { helpCards } from '@/lib/domain/help/help-cards'
import { tellLive } from '@/lib/domain/live/tell-live'
import { getProject } from '@/lib/domain/projects/find-project'
import { addTeamMessage } from '@/lib/domain/support/conversation/add-team-message'
import { lockRequest } from '@/lib/domain/support/conversation/lock-request'
import { recordHistory } from '@/lib/domain/support/history/record'
import type { support_request } from '@/prisma/client/client'
import { latestMessage } from './latest-message'
import type { ModelAnswer } from './model-answer'

type Job = { project_id: string; support_request_id: string; draft_id: string; by_hand: boolean }
type Written = {
  kind: ModelAnswer['kind']
  content: string
  citations: ModelAnswer['citations']
  /** Why it may not go out unread. */
  problems: string[]
  /** The customer's newest message that the model has seen. */
  latest: string | null
}

const MOST_AUTOMATIC = 2
const taken: support_request['status'][] = ['in_progress', 'resolved', 'closed']

/**
 * Keeps a written draft, or sends it in place of keeping it where the project sends by itself and nothing speaks against it
 * as the request stands now: it is held meanwhile, so that neither a person nor another job comes between. Of jobs that write
 * the same draft the first one does this.
 */
export async function settleDraft(job: Job, { kind, content, citations, problems, latest }: Written): Promise<void> {
  const { project_id, support_request_id, draft_id } = job
  await transaction(async () => {
    const request = await lockRequest(project_id, support_request_id)
    const draft = await db.support_ai_draft.findFirst({ where: { id: draft_id, state: 'pending' } })
    if (!draft) return

    const help_article_ids = [...new Set(citations.map(({ article_id }) => article_id))]
    const cards = await helpCards(project_id, help_article_ids)
    const { mode, enabled } = await readConfig(project_id)
    const { name, archived_at } = await getProject(project_id)
    const sends = enabled && mode === 'auto' && !job.by_hand && !archived_at
    const reasons = [
      ...problems,
      ...(cards.length < help_article_ids.length ? ['An article that it quotes is no longer published.'] : []),
      ...(sends ? await objections(request, kind, latest) : []),
    ]
    const drafted = { project_id, support_request_id, actor_type: 'system', action: 'drafted' } as const
    if (sends && reasons.length === 0) {
      // The draft is gone then; what the reply rests on stays in the history.
      await recordHistory({ ...drafted, changes: { citations: [null, citations] } })
      await db.support_ai_draft.delete({ where: { id: draft_id } })
      await addTeamMessage({
        request_id: support_request_id,
        project_id,
        content,
        help_article_ids,
        is_ai: true,
        author_name: name,
        actor: { actor_type: 'system' },
      })
      return
    }

    const reason = reasons.join(' ') || null
    const now = clock.now()
    await db.support_ai_draft.update({
      where: { id: draft_id },
      data: { state: 'ready', kind, content, citations, help_article_ids, reason, updated_at: now },
    })
    await recordHistory(drafted)
    await tellLive({ project_id, support_request_id, audience: 'team' })
  })
}

async function readConfig(project_id: string): Promise<AiReply> {
  const { ai_reply } = await db.project.findUniqueOrThrow({ where: { id: project_id }, select: { ai_reply: true } })
  return AiReply.parse(ai_reply)
}

/** What speaks against sending, whatever the reply says. */
async function objections({ id, status, assignee_id }: support_request, kind: Written['kind'], latest: string | null) {
  const byTeam = { support_request_id: id, author_type: 'team_member' as const }
  const people = await db.support_message.count({ where: { ...byTeam, is_ai: false } })
  const automatic = await db.support_message.count({ where: { ...byTeam, is_ai: true } })
  return [
    ...(kind === 'handoff' ? ['The model leaves it to a person.'] : []),
    ...(people > 0 || assignee_id || taken.includes(status) ? ['A person has taken the request.'] : []),
    ...(automatic >= MOST_AUTOMATIC ? [`${MOST_AUTOMATIC} automatic replies have gone out already.`] : []),
    ...((await latestMessage(id)) !== latest ? ['The customer has written again meanwhile.'] : []),
  ]
}
