import 'server-only'
import type { z } from 'zod'
import type { helpFlows } from '@/lib/contract/help-flows'
import { db } from '@/lib/db'

/** One page of a project's flows in their order, of one collection or of one after the other. */
export async function listFlows(
  project_id: string,
  { collection_id, page, per_page }: z.output<typeof helpFlows.list.query>,
) {
  const where = { project_id, ...(collection_id && { collection_id }) }
  const [rows, total] = await Promise.all([
    db.help_flow.findMany({
      where,
      orderBy: [{ collection_id: 'asc' }, { sort_order: 'asc' }, { id: 'asc' }],
      skip: (page - 1) * per_page,
      take: per_page,
    }),
    db.help_flow.count({ where }),
  ])
  return { rows, total, page, per_page }
}
