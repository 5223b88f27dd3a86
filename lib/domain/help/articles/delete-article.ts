import 'server-only'
import { db, transaction } from '@/lib/db'
import { holdHelp } from '@/lib/domain/help/hold-help'
import { notFound } from '@/lib/errors'

/** Deletes an article of the project; nothing finds it any more. */
export async function deleteArticle(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    await holdHelp(project_id)
    const { count } = await db.help_article.deleteMany({ where: { id, project_id } })
    if (count === 0) throw notFound('article')
  })
}
