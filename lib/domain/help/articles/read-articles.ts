import 'server-only'
import { db } from '@/lib/db'

/** The articles with these ids, in this order. */
export async function readArticles(ids: string[]) {
  const rows = await db.help_article.findMany({ where: { id: { in: ids } } })
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
