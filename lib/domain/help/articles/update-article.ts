import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { helpArticles } from '@/lib/contract/help-articles'
import { db, transaction } from '@/lib/db'
import { freeSlug } from '@/lib/domain/help/free-slug'
import { holdHelp } from '@/lib/domain/help/hold-help'
import { indexArticle } from '@/lib/domain/help/retrieval/index-article'
import { notFound } from '@/lib/errors'
import type { help_article } from '@/prisma/client/client'
import { endOfFlow } from './end-of-flow'
import { excerptOf } from './excerpt-of'
import { getArticle } from './get-article'
import { requireFlow } from './require-flow'

type Changes = z.output<typeof helpArticles.update.body>

/**
 * Changes what is given of an article. `flow_id` moves it within the project, to the end unless it has a place; where its slug
 * is taken there, that is a CONFLICT. `published_at` is the first time it was published.
 */
export async function updateArticle(project_id: string, id: string, changes: Changes) {
  return transaction(async () => {
    await holdHelp(project_id)
    const before = await getArticle(project_id, id)
    const flow = await requireFlow(project_id, changes.flow_id ?? before.flow_id)

    const now = clock.now()
    const moved = flow.id !== before.flow_id
    const place = moved && changes.sort_order === undefined ? { sort_order: await endOfFlow(project_id, flow.id) } : {}
    const data = {
      ...changes,
      ...place,
      flow_id: flow.id,
      collection_id: flow.collection_id,
      slug: await newSlug(before, flow.collection_id, changes),
      ...newExcerpt(before, changes),
      published_at: before.published_at ?? (changes.is_published ? now : null),
      updated_at: now,
    }
    const [row] = await db.help_article.updateManyAndReturn({ where: { id, project_id }, data })
    if (!row) throw notFound('article')
    if (isFoundOtherwise(before, row)) await indexArticle(row)
    return row
  })
}

/** The slug stays when the article is renamed; `null` has it made from the title. */
async function newSlug(before: help_article, collection_id: string, { slug, title }: Changes): Promise<string> {
  if (slug === undefined && collection_id === before.collection_id) return before.slug
  const wanted = slug === undefined ? before.slug : slug
  return freeSlug('article', collection_id, { slug: wanted, name: title ?? before.title, own_id: before.id })
}

/** An excerpt that the content made follows the content; one that somebody wrote stays until it is taken away. */
function newExcerpt(before: help_article, { excerpt, content = before.content }: Changes) {
  if (excerpt) return { excerpt, excerpt_given: true }
  // Of articles made before this was kept, the excerpt itself tells.
  const isMade = excerpt === null || !before.excerpt_given || before.excerpt === excerptOf(before.content)
  if (!isMade) return { excerpt: before.excerpt, excerpt_given: true }
  return { excerpt: excerptOf(content), excerpt_given: false }
}

const isFoundOtherwise = (before: help_article, now: help_article) =>
  (['title', 'content', 'is_published', 'collection_id'] as const).some((field) => before[field] !== now[field])
