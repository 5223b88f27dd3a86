import 'server-only'
import { randomBytes } from 'node:crypto'
import { AiReply } from '@/lib/contract/support-ai-reply'
import { db } from '@/lib/db'
import { findPassages } from '@/lib/domain/help/find-passages'
import { helpCards } from '@/lib/domain/help/help-cards'
import { log } from '@/lib/log'
import { askModel } from './ask-model'
import { checkReply } from './checks/check-reply'
import { failDraft } from './fail-draft'
import { latestMessage } from './latest-message'
import type { ModelAnswer } from './model-answer'
import { modelConnected } from './model-connected'
import { ModelError } from './model-error'
import { promptOf } from './prompt'
import { readThread } from './read-thread'
import { settleDraft } from './settle-draft'
import { questionOf } from './thread'

/** From this share of the question on, the articles are taken to answer it; of 25 foreign questions one passes, of 36 answerable ones two thirds. */
const COVERED = 0.35
/** Below this share the articles have nothing to do with it, and the model is given none. */
const RELATED = 0.15

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

  const found = await findPassages(project_id, questionOf(thread))
  const fits = !config.ground_in_articles || found.coverage >= COVERED
  const passages = found.coverage >= RELATED ? found.passages : []
  const boundary = randomBytes(12).toString('hex')
  const answer = storable(await askModel(promptOf(config, { name }, thread, passages, boundary), signal))

  const ids = [...new Set(passages.map(({ article_id }) => article_id))]
  const neutral = { ...config, persona: '', instructions: '', signoff: '' }
  const checked = checkReply(answer, {
    config,
    articles: await db.help_article.findMany({
      where: { project_id, id: { in: ids } },
      select: { id: true, title: true, content: true },
    }),
    said: [name, thread.subject, thread.customer_name ?? '', ...thread.messages.map(({ text }) => text)],
    links: (await helpCards(project_id, ids)).map(({ url }) => url),
    boundary,
    rules: promptOf(neutral, { name: '' }, thread, passages, boundary).instructions,
  })
  await settleDraft(job, {
    kind: answer.kind,
    content: answer.reply,
    citations: checked.citations,
    problems: [...(fits ? [] : ['No help article clearly answers this.']), ...checked.problems],
    latest,
  })
}

const LONGEST = 20_000
const MOST_CITATIONS = 100

/** The answer as the database takes it; what is checked is what is kept. */
function storable({ kind, reply, citations }: ModelAnswer): ModelAnswer {
  const clean = (text: string) => text.slice(0, LONGEST).toWellFormed().replaceAll('\0', '').trim()
  return {
    kind,
    reply: clean(reply),
    citations: citations.slice(0, MOST_CITATIONS).map(({ sentence, quote, article_id }) => ({
      sentence: clean(sentence),
      quote: clean(quote),
      article_id,
    })),
  }
}
