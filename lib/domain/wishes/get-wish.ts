import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { readWishes } from './read-wishes'

/** A wish of the project as the team sees it; another project's is NOT_FOUND. */
export async function getWish(project_id: string, id: string) {
  const [row] = await readWishes([id])
  if (row?.project_id !== project_id) throw notFound('wish')
  return row
}

/** Refuses an id that is no wish of the project. */
export async function requireWish(project_id: string, id: string) {
  const row = await db.wish.findFirst({ where: { id, project_id } })
  if (!row) throw notFound('wish')
  return row
}
