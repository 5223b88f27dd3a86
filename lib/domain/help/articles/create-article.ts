import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { helpArticles } from '@/lib/contract/help-articles'
import { db, transaction } from '@/lib/db'
import { freeSlug } from '@/lib/domain/help/free-slug'
import { holdHelp } from '@/lib/domain/help/hold-help'
import { indexArticle } from '@/lib/domain/help/retrieval/index-article'
import { endOfFlow } from './end-of-flow'
import { excerptOf } from './excerpt-of'
import { requireFlow } from './require-flow'

/** Creates an article at the end of its flow, unless it has a place. A `flow_id` that is none of the project's is refused; a slug that is taken in the collection is a CONFLICT. */
export async function createArticle(given: z.output<typeof helpArticles.create.body>) {
  const { project_id, flow_id, title, content, slug, excerpt, sort_order, is_published = false } = given
  return transaction(async () => {
    await holdHelp(project_id)
    const { collection_id } = await requireFlow(project_id, flow_id)
    const now = clock.now()
    const row = await db.help_article.create({
      data: {
        ...given,
        collection_id,
        is_published,
        slug: await freeSlug('article', collection_id, { slug, name: title }),
        excerpt: excerpt || excerptOf(content),
        excerpt_given: Boolean(excerpt),
        sort_order: sort_order ?? (await endOfFlow(project_id, flow_id)),
        published_at: is_published ? now : null,
        created_at: now,
        updated_at: now,
      },
    })
    await indexArticle(row)
    return row
  })
}
