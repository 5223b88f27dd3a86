import 'server-only'
import type { z } from 'zod'
import type { help } from '@/lib/contract/help'
import { db } from '@/lib/db'
import { readArticles } from '@/lib/domain/help/articles/read-articles'
import { liveCollection, publicArticles } from '@/lib/domain/help/live-collection'
import { searchArticles } from '@/lib/domain/help/retrieval/search-articles'
import { getProject } from '@/lib/domain/projects/find-project'

type Query = Omit<z.output<typeof help.search.query>, 'project_id'>

/** One page of what the public sees of a project's articles: what a search finds, best first, or all in the order of the help center. */
export async function findArticles(project_id: string, { search, page, per_page }: Query) {
  await getProject(project_id)
  const skip = (page - 1) * per_page
  if (search) {
    const live = await liveCollection(project_id)
    const ids = live ? await searchArticles(live, search) : []
    return { rows: await readArticles(ids.slice(skip, skip + per_page)), total: ids.length, page, per_page }
  }

  const where = publicArticles(project_id)
  const [rows, total] = await Promise.all([
    db.help_article.findMany({
      where,
      orderBy: [{ flow: { sort_order: 'asc' } }, { flow_id: 'asc' }, { sort_order: 'asc' }, { id: 'asc' }],
      skip,
      take: per_page,
    }),
    db.help_article.count({ where }),
  ])
  return { rows, total, page, per_page }
}
