import 'server-only'
import { db } from '@/lib/db'

/** Whether a project has a roadmap to show to visitors: one that is not the team's alone, with a card on it. */
export async function hasRoadmap(project_id: string): Promise<boolean> {
  const column = await db.roadmap_column.findFirst({
    where: { project_id, item_count: { gt: 0 }, roadmap: { visibility: { not: 'private' } } },
    select: { id: true },
  })
  return column !== null
}
