import 'server-only'
import { AiReply } from '@/lib/contract/support-ai-reply'
import { db } from '@/lib/db'
import { log } from '@/lib/log'
import { composeReply } from './compose-reply'
import { failDraft } from './fail-draft'
import { latestMessage } from './latest-message'
import { modelConnected } from './model-connected'
import { ModelError } from './model-error'
import { readThread } from './read-thread'
import { settleDraft } from './settle-draft'

const MODEL_PATIENCE = 60_000

type Job = { project_id: string; support_request_id: string; draft_id: string; by_hand: boolean }
type Run = {
  last: boolean
  signal: AbortSignal
  /** Milliseconds that the model may think. */
  patience?: number
}

/**
 * Has the model write into a pending draft, and sends it where that is allowed; a draft that was replaced or dropped is left
 * alone. What goes wrong at the last try becomes the draft's reason and touches nothing else; before, this throws.
 */
export async function writeReply(job: Job, { last, signal, patience = MODEL_PATIENCE }: Run): Promise<void> {
  const { draft_id: id, support_request_id } = job
  const waiting = await db.support_ai_draft.findFirst({ where: { id, support_request_id, state: 'pending' } })
  if (!waiting) return
  try {
    if (!modelConnected()) throw new ModelError('No model is connected. Set AI_BASE_URL and AI_MODEL.', true)
    await write(job, AbortSignal.any([signal, AbortSignal.timeout(patience)]))
  } catch (error) {
    if (signal.aborted) throw error // The worker is stopping; another takes the job.
    const known = error instanceof ModelError ? error : null
    if (!last && !known?.permanent) throw error

    await failDraft(job, known?.message ?? 'The reply could not be written; the log says why.')
    if (!known) throw error
    log.error({ draft: id, reason: known.message }, 'AI reply failed')
  }
}

async function write(job: Job, signal: AbortSignal): Promise<void> {
  const { project_id, support_request_id } = job
  const latest = await latestMessage(support_request_id)
  const { name, ai_reply } = await db.project.findUniqueOrThrow({ where: { id: project_id } })
  const config = AiReply.parse(ai_reply)
  const thread = await readThread(project_id, support_request_id)

  const { kind, content, citations, problems } = await composeReply({ id: project_id, name }, config, thread, signal)
  await settleDraft(job, { kind, content, citations, problems, latest })
}
