import 'server-only'
import type { HelpCard } from '@/lib/contract/support-messages'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { invalid } from '@/lib/errors'
import { publicArticles } from './live-collection'

/** The cards of these articles in this order; those that the public does not see are left out. */
export async function helpCards(project_id: string, ids: string[]): Promise<HelpCard[]> {
  if (ids.length === 0) return []
  const project = await db.project.findUnique({ where: { id: project_id }, select: { slug: true } })
  const found = await db.help_article.findMany({
    where: { ...publicArticles(project_id), id: { in: ids } },
    select: { id: true, title: true, slug: true, excerpt: true },
  })
  const cards = new Map(
    found.map((article) => [
      article.id,
      { ...article, url: `${env.BASE_URL}/p/${project?.slug}/help/${article.slug}` },
    ]),
  )
  return [...new Set(ids)].flatMap((id) => cards.get(id) ?? [])
}

/** Refuses, at `path`, articles that the public of this project does not see. */
export async function requireArticles(
  project_id: string,
  ids: string[] | null | undefined,
  path = 'help_article_ids',
): Promise<void> {
  const named = new Set(ids)
  if (named.size === 0) return
  const count = await db.help_article.count({ where: { ...publicArticles(project_id), id: { in: [...named] } } })
  if (count < named.size) throw invalid(path, 'holds an article that is not published in this project')
}
