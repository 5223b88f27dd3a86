import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { roadmap } from '@/lib/contract/roadmap'
import { db, transaction } from '@/lib/db'
import { findRoadmap } from './find-roadmap'

/** Changes what is given of a project's roadmap: its name, who sees it, what it shows. */
export async function updateRoadmap({ project_id, ...changes }: z.output<typeof roadmap.update.body>) {
  return transaction(async () => {
    const { id } = await findRoadmap(project_id)
    return db.roadmap.update({ where: { id }, data: { ...changes, updated_at: clock.now() } })
  })
}
