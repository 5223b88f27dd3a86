import 'server-only'
import { db } from '@/lib/db'
import { helpCards } from '@/lib/domain/help/help-cards'
import { AppError } from '@/lib/errors'
import type { support_ai_draft } from '@/prisma/client/client'

type Citation = { sentence: string; quote: string; article_id: string }

/** The draft that waits at a request, as the team sees it; null when there is none. */
export async function readDraft(request_id: string) {
  const draft = await db.support_ai_draft.findUnique({ where: { support_request_id: request_id } })
  return draft && shownDraft(draft)
}

/** Takes the draft away, because a reply was made from it; CONFLICT when it is not the one that waits at this request. */
export async function useDraft(draft_id: string, request_id: string): Promise<void> {
  const { count } = await db.support_ai_draft.deleteMany({ where: { id: draft_id, support_request_id: request_id } })
  if (count === 0)
    throw new AppError(
      'CONFLICT',
      'That draft is gone: it was used, dropped or written anew. Look at the request again.',
    )
}

async function shownDraft({ project_id, help_article_ids, citations, ...draft }: support_ai_draft) {
  const help_articles = await helpCards(project_id, help_article_ids)
  const titles = new Map(help_articles.map(({ id, title }) => [id, title]))
  const rests = citations as Citation[]
  return {
    ...draft,
    help_articles,
    citations: rests.map((citation) => ({ ...citation, title: titles.get(citation.article_id) ?? '' })),
  }
}
