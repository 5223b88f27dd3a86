import 'server-only'
import type { z } from 'zod'
import type { supportDesk } from '@/lib/contract/support-desk'
import { db } from '@/lib/db'
import { selectRequests } from './select-requests'
import { shownRequest } from './shown-request'

/** One page of a project's requests as the team sees them. */
export async function listRequests(project_id: string, query: z.output<typeof supportDesk.list.query>) {
  const { page, per_page } = query
  const { ids, total } = await selectRequests(project_id, query)
  const found = await db.support_request.findMany({ where: { project_id, id: { in: ids } } })
  const rows = new Map(found.map((row) => [row.id, shownRequest(row)]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), total, page, per_page }
}
