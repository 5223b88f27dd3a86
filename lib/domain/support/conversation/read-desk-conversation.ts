import 'server-only'
import { db } from '@/lib/db'
import { readDraft } from '@/lib/domain/ai/read-draft'
import { helpCards } from '@/lib/domain/help/help-cards'
import { listHistory } from '@/lib/domain/support/history/list'
import { shownRequest, withAssignee } from '@/lib/domain/support/shown-request'
import { linkedWishes } from '@/lib/domain/support/wishes/linked-wishes'
import { notFound } from '@/lib/errors'
import { formFields } from './form-fields'
import { shownMessages } from './shown-message'

/** A request of a project as the team sees it: with internal notes, history, what the customer read before, the waiting draft, and the wishes that it asks for. */
export async function readDeskConversation(project_id: string, id: string) {
  const request = await db.support_request.findFirst({ where: { id, project_id }, include: withAssignee })
  if (!request) throw notFound('support request')
  const messages = await db.support_message.findMany({
    where: { support_request_id: id, project_id },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  })
  return {
    ...shownRequest(request),
    messages: await shownMessages(project_id, messages),
    history: await listHistory(id),
    viewed_articles: await helpCards(project_id, request.viewed_article_ids),
    ai_draft: await readDraft(id),
    form_fields: await formFields(request),
    wishes: await linkedWishes(project_id, id),
  }
}
