import 'server-only'
import { db } from '@/lib/db'

/** The place after the last article of a flow. */
export async function endOfFlow(project_id: string, flow_id: string): Promise<number> {
  const { _max } = await db.help_article.aggregate({ where: { project_id, flow_id }, _max: { sort_order: true } })
  return (_max.sort_order ?? -1) + 1
}
