import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** A project's roadmap itself; NOT_FOUND when there is no such project. */
export async function findRoadmap(project_id: string) {
  const row = await db.roadmap.findFirst({ where: { project_id, is_default: true } })
  if (!row) throw notFound('project')
  return row
}

export type FoundRoadmap = Awaited<ReturnType<typeof findRoadmap>>
