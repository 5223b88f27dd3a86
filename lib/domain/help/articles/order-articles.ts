import 'server-only'
import type { z } from 'zod'
import type { helpArticles } from '@/lib/contract/help-articles'
import { db, transaction } from '@/lib/db'
import { holdHelp } from '@/lib/domain/help/hold-help'
import { placed } from '@/lib/domain/help/placed'
import { invalid } from '@/lib/errors'
import { requireFlow } from './require-flow'

/**
 * Puts the articles of a flow into an order, and answers them in it. One of another flow of the same collection moves in, so that
 * an article is carried over and set down at once; any other id is refused (`ids.N`).
 */
export async function orderArticles({ project_id, flow_id, ids }: z.output<typeof helpArticles.order.body>) {
  return transaction(async () => {
    await holdHelp(project_id)
    const { collection_id } = await requireFlow(project_id, flow_id)
    const where = { project_id, flow_id }
    const orderBy = [{ sort_order: 'asc' as const }, { id: 'asc' as const }]
    const own = await db.help_article.findMany({ where, orderBy, select: { id: true, sort_order: true } })
    const moved = await db.help_article.findMany({
      where: { project_id, collection_id, id: { in: ids }, flow_id: { not: flow_id } },
      select: { id: true },
    })
    const all = [...own, ...moved.map(({ id }) => ({ id, sort_order: -1 }))]
    const has = new Set(all.map(({ id }) => id))
    const wrong = ids.findIndex((id) => !has.has(id))
    if (wrong >= 0) throw invalid(`ids.${wrong}`, 'is not an article of this collection')

    for (const { id, sort_order } of placed(all, ids))
      await db.help_article.update({ where: { id }, data: { flow_id, sort_order } })
    return db.help_article.findMany({ where, orderBy })
  })
}
