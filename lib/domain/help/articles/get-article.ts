import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** An article of the project, published or not; NOT_FOUND when there is none. */
export async function getArticle(project_id: string, id: string) {
  const row = await db.help_article.findFirst({ where: { id, project_id } })
  if (!row) throw notFound('article')
  return row
}
