import 'server-only'
import type { z } from 'zod'
import type { helpArticles } from '@/lib/contract/help-articles'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { readArticles } from './read-articles'

/** One page of a project's articles as the team sees them, in the order of the help center; with `search`, those that have every word of it. */
export async function listArticles(project_id: string, query: z.output<typeof helpArticles.list.query>) {
  const { flow_id, search, page, per_page } = query
  const parts = [Prisma.sql`article.project_id = ${project_id}::uuid`]
  if (flow_id) parts.push(Prisma.sql`article.flow_id = ${flow_id}::uuid`)
  if (search) parts.push(hasEveryWord(search))
  const articles = Prisma.sql`help_article AS article JOIN help_flow AS flow ON flow.id = article.flow_id WHERE ${Prisma.join(parts, ' AND ')}`

  const [counted] = await db.$queryRaw<[{ total: number }]>`SELECT count(*)::int AS total FROM ${articles}`
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT article.id FROM ${articles}
    ORDER BY flow.collection_id, flow.sort_order, flow.id, article.sort_order, article.id
    LIMIT ${per_page}::int OFFSET ${(page - 1) * per_page}::bigint`
  return { rows: await readArticles(rows.map(({ id }) => id)), total: counted.total, page, per_page }
}

const hasEveryWord = (search: string) => Prisma.sql`(
  SELECT coalesce(bool_and(strpos(lower(unaccent(article.title || ' ' || article.content)), word) > 0), false)
  FROM unnest(search_words(${search})) AS word)`
