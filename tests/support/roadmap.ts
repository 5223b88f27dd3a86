import { roadmap } from '@/lib/contract/roadmap'
import { db } from '@/lib/db'
import { send } from './api'
import type { Project } from './seeds'

type Fields = { [name: string]: unknown }

/** The roadmap of a project as the team sees it. */
export async function boardOf({ id, key }: Pick<Project, 'id' | 'key'>) {
  return (await send(roadmap.get, { key, query: { project_id: id } })).data
}

/** The columns that every project has from the start. */
export async function columnsOf(project: Pick<Project, 'id' | 'key'>) {
  const [planned, in_progress, completed] = (await boardOf(project)).columns
  if (!planned || !in_progress || !completed) throw new Error('A new project has three columns.')
  return { planned, in_progress, completed }
}

/** What stands on the roadmap: the titles of the cards by the name of their column. */
export async function standingOf(project: Pick<Project, 'id' | 'key'>): Promise<{ [column: string]: string[] }> {
  const { columns } = await boardOf(project)
  return Object.fromEntries(columns.map(({ name, items }) => [name, items.map(({ title }) => title)]))
}

/** A column without a status, made by the team. */
export async function newColumn({ id, key }: Pick<Project, 'id' | 'key'>, fields: Fields = {}) {
  return (await send(roadmap.createColumn, { key, body: { project_id: id, name: 'Ideas', ...fields } })).data
}

/** A card in a column: a free one, unless a `wish_id` is given. */
export async function newCard({ id, key }: Pick<Project, 'id' | 'key'>, column_id: string, fields: Fields = {}) {
  const title = fields.wish_id ? {} : { title: 'A card' }
  return (await send(roadmap.createItem, { key, body: { project_id: id, column_id, ...title, ...fields } })).data
}

export const move = ({ key }: Pick<Project, 'key'>, id: string, body: Fields) =>
  send(roadmap.moveItem, { key, params: { id }, body })

/** An empty column, the only one of the project, and one for cards with a card in it. */
export async function spareColumns(project: Pick<Project, 'id' | 'key'>) {
  await db.roadmap_column.deleteMany({ where: { project_id: project.id, status: null, item_count: 0 } })
  const kept = await db.roadmap_column.findFirst({ where: { project_id: project.id, status: null } })
  const board = kept ?? (await newColumn(project))
  return { board, card: await newCard(project, board.id), column: await newColumn(project, { name: 'Spare' }) }
}
