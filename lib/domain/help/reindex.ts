import 'server-only'
import { db, transaction } from '@/lib/db'
import { holdHelp } from './hold-help'
import { indexArticle } from './retrieval/index-article'

/** Writes anew what the articles of a project, or of all of them, are found by: after its language changed, or when in doubt. One article at a time; the service may go on meanwhile. */
export async function reindexHelp(project_id?: string): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const next = await db.help_article.findFirst({
      where: { id: { gt: last }, ...(project_id && { project_id }) },
      orderBy: { id: 'asc' },
      select: { id: true, project_id: true },
    })
    if (!next) return
    await transaction(() => again(next))
    last = next.id
  }
}

/** Held first, so that a change that is on its way is in what is read. */
async function again({ id, project_id }: { id: string; project_id: string }): Promise<void> {
  await holdHelp(project_id)
  const article = await db.help_article.findUnique({ where: { id } })
  if (article) await indexArticle(article)
}
