import 'server-only'
import { generateNKeysBetween } from 'fractional-indexing'
import { db } from '@/lib/db'
import { unlogged } from './unlogged'

const columns = [
  { name: 'Planned', color: '#5b7cb8', status: 'planned' },
  { name: 'In Progress', color: '#b8862b', status: 'in_progress' },
  { name: 'Completed', color: '#4f8a5b', status: 'completed' },
] as const

/** Makes the roadmap of a new project: public, with a column for each status that something is done about. */
export async function createRoadmap(project_id: string): Promise<void> {
  await unlogged(async () => {
    const { id: roadmap_id } = await db.roadmap.create({ data: { project_id, name: 'Roadmap' } })
    const ranks = generateNKeysBetween(null, null, columns.length)
    const data = columns.map((column, place) => ({ ...column, project_id, roadmap_id, rank: ranks[place] ?? '' }))
    await db.roadmap_column.createMany({ data })
  })
}
