import 'server-only'
import { db } from '@/lib/db'
import { liveCollection } from '@/lib/domain/help/live-collection'
import { getProject } from '@/lib/domain/projects/find-project'
import { shownArticles } from './shown-articles'

/** A project's live help center: its flows with their published articles, all in order; `collection` is null where none is live. */
export async function readHelp(project_id: string) {
  await getProject(project_id)
  const collection = await liveCollection(project_id)
  if (!collection) return { collection, flows: [] }

  const flows = await db.help_flow.findMany({
    where: { project_id, collection_id: collection.id },
    orderBy: [{ sort_order: 'asc' }, { id: 'asc' }],
    include: { articles: shownArticles },
  })
  return { collection, flows }
}
