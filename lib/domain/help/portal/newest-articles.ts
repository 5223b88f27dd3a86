import 'server-only'
import { db } from '@/lib/db'
import { publicArticles } from '@/lib/domain/help/live-collection'

/** The articles of a project that were published last, newest first, without their text. */
export async function newestArticles(project_id: string, take: number) {
  return db.help_article.findMany({
    where: publicArticles(project_id),
    orderBy: [{ published_at: 'desc' }, { id: 'desc' }],
    take,
    select: { id: true, title: true, slug: true, excerpt: true },
  })
}
