import 'server-only'
import { db, transaction } from '@/lib/db'
import { requireBudget } from '@/lib/domain/access/require-budget'
import { tellLive } from '@/lib/domain/live/tell-live'
import { AppError, notFound } from '@/lib/errors'
import { modelConnected } from './model-connected'
import { readDraft } from './read-draft'
import { startDraft } from './start-draft'

/** Has a draft written for the team, in place of the one that waits; it never goes out by itself. CONFLICT where no model is connected, RATE_LIMITED after three hundred of a project in an hour. */
export async function askForDraft(project_id: string, id: string) {
  if ((await db.support_request.count({ where: { id, project_id } })) === 0) throw notFound('support request')
  if (!modelConnected()) throw noModel()
  await requireBudget('ai_drafts', project_id)
  return transaction(async () => {
    await startDraft({ project_id, support_request_id: id, by_hand: true })
    await tellLive({ project_id, support_request_id: id, audience: 'team' })
    const draft = await readDraft(id)
    if (!draft) throw notFound('support request')
    return draft
  })
}

/** The refusal where there is nobody to ask. */
export const noModel = () =>
  new AppError(
    'CONFLICT',
    'No model is connected, so no draft can be written. Set AI_BASE_URL, AI_API_KEY and AI_MODEL and restart.',
  )
