import 'server-only'
import { db } from '@/lib/db'

/** A collection as the team arranges it: its flows and their articles, drafts too, in their order and without their content. */
export async function readHelpDesk(project_id: string, collection_id: string) {
  const orderBy = [{ sort_order: 'asc' as const }, { id: 'asc' as const }]
  const [flows, articles] = await Promise.all([
    db.help_flow.findMany({ where: { project_id, collection_id }, orderBy }),
    db.help_article.findMany({ where: { project_id, collection_id }, orderBy, omit: { content: true } }),
  ])
  return flows.map((flow) => ({ ...flow, articles: articles.filter(({ flow_id }) => flow_id === flow.id) }))
}
