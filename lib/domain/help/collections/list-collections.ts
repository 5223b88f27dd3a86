import 'server-only'
import type { z } from 'zod'
import type { helpCollections } from '@/lib/contract/help-collections'
import { db } from '@/lib/db'

/** One page of a project's collections, newest first. */
export async function listCollections(
  project_id: string,
  { page, per_page }: z.output<typeof helpCollections.list.query>,
) {
  const where = { project_id }
  const [rows, total] = await Promise.all([
    db.help_collection.findMany({
      where,
      orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * per_page,
      take: per_page,
    }),
    db.help_collection.count({ where }),
  ])
  return { rows, total, page, per_page }
}
