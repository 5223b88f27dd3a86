import 'server-only'
import { getAiReply } from '@/lib/domain/support/ai-reply'
import { log } from '@/lib/log'
import { modelConnected } from './model-connected'
import { startDraft } from './start-draft'

/** Has a reply to a customer's message written, in the transaction around this call, where the project wants that and a model is connected. */
export async function considerAiReply({ id, project_id }: { id: string; project_id: string }): Promise<void> {
  const { enabled } = await getAiReply(project_id)
  if (!enabled) return
  if (modelConnected()) return startDraft({ project_id, support_request_id: id, by_hand: false })

  log.warn({ project_id }, 'AI replies are on, but no model is connected: set AI_BASE_URL and AI_MODEL')
}
