import 'server-only'
import { isStorable } from '@/lib/contract/storable'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { shownArticles } from './shown-articles'

/** A flow of the live collection by its slug, with its published articles; NOT_FOUND when there is none. */
export async function getPublicFlow(project_id: string, slug: string) {
  const row = isStorable(slug)
    ? await db.help_flow.findFirst({
        where: { slug, project_id, collection: { project_id, is_live: true } },
        include: { articles: shownArticles },
      })
    : null
  if (!row) throw notFound('flow')
  return row
}
