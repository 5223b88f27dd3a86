import 'server-only'
import type { z } from 'zod'
import type { supportAiReply } from '@/lib/contract/support-ai-reply'
import { AiReply } from '@/lib/contract/support-ai-reply'
import { db } from '@/lib/db'
import { requireBudget } from '@/lib/domain/access/require-budget'
import { AppError, notFound } from '@/lib/errors'
import { noModel } from './ask-for-draft'
import { composeReply } from './compose-reply'
import { modelConnected } from './model-connected'
import { ModelError } from './model-error'

type Given = z.output<typeof supportAiReply.preview.body>

const PATIENCE = 60_000

/** What the model would write to whoever asks this, under the saved configuration with what is given in its place; nothing is kept. CONFLICT where no model is connected, SERVICE_UNAVAILABLE where it fails or is silent for a minute, RATE_LIMITED after sixty in an hour. */
export async function previewReply(project_id: string, { text, ...given }: Given, patience = PATIENCE) {
  const project = await db.project.findUnique({ where: { id: project_id } })
  if (!project) throw notFound('project')
  if (!modelConnected()) throw noModel()
  await requireBudget('ai_previews', project_id)

  const config = AiReply.parse({ ...(project.ai_reply as object), ...given })
  const thread = { subject: '', customer_name: null, messages: [{ from: 'customer' as const, text, files: 0 }] }
  try {
    const { articles, ...reply } = await composeReply(project, config, thread, AbortSignal.timeout(patience))
    const titles = new Map(articles.map(({ id, title }) => [id, title]))
    return {
      ...reply,
      citations: reply.citations.map((each) => ({ ...each, title: titles.get(each.article_id) ?? '' })),
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    throw new AppError('SERVICE_UNAVAILABLE', `${error.message} Try again in a moment.`, { cause: error })
  }
}
