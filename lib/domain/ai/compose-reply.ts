import 'server-only'
import { randomBytes } from 'node:crypto'
import type { AiReply } from '@/lib/contract/support-ai-reply'
import { db } from '@/lib/db'
import { findPassages } from '@/lib/domain/help/find-passages'
import { helpCards } from '@/lib/domain/help/help-cards'
import { askModel } from './ask-model'
import { checkReply } from './checks/check-reply'
import type { ModelAnswer } from './model-answer'
import { promptOf } from './prompt'
import { questionOf, type Thread } from './thread'

/** From this share of the question on, the articles are taken to answer it; of 25 foreign questions one passes, of 36 answerable ones two thirds. */
const COVERED = 0.35
/** Below this share the articles have nothing to do with it, and the model is given none. */
const RELATED = 0.15

type Project = { id: string; name: string }

/** Has the model write the next reply of a conversation and checks it without a model; keeps nothing. Throws `ModelError`. */
export async function composeReply(
  { id: project_id, name }: Project,
  config: AiReply,
  thread: Thread,
  signal: AbortSignal,
) {
  const found = await findPassages(project_id, questionOf(thread))
  const fits = !config.ground_in_articles || found.coverage >= COVERED
  const passages = found.coverage >= RELATED ? found.passages : []
  const boundary = randomBytes(12).toString('hex')
  const answer = storable(await askModel(promptOf(config, { name }, thread, passages, boundary), signal))

  const ids = [...new Set(passages.map(({ article_id }) => article_id))]
  const articles = await db.help_article.findMany({
    where: { project_id, id: { in: ids } },
    select: { id: true, title: true, content: true },
  })
  const neutral = { ...config, persona: '', instructions: '', signoff: '' }
  const checked = checkReply(answer, {
    config,
    articles,
    said: [name, thread.subject, thread.customer_name ?? '', ...thread.messages.map(({ text }) => text)],
    links: (await helpCards(project_id, ids)).map(({ url }) => url),
    boundary,
    rules: promptOf(neutral, { name: '' }, thread, passages, boundary).instructions,
  })
  return {
    kind: answer.kind,
    content: answer.reply,
    citations: checked.citations,
    problems: [...(fits ? [] : ['No help article clearly answers this.']), ...checked.problems],
    articles,
  }
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
