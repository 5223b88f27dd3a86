import 'server-only'
import type { z } from 'zod'
import type { supportDesk } from '@/lib/contract/support-desk'
import { db } from '@/lib/db'
import { invalid } from '@/lib/errors'
import { selectRequests } from './select-requests'
import { shownRequest, withAssignee } from './shown-request'

type Query = z.output<typeof supportDesk.list.query>

/** One page of a project's requests as the team sees them; `me` is the member who asks, where it is one. */
export async function listRequests(project_id: string, query: Query, me: string | null = null) {
  const { page, per_page } = query
  if (query.assignee === 'me' && !me)
    throw invalid('assignee', 'is `me` only for who is signed in; an API key names a member by id')
  const assignee = query.assignee === 'me' ? (me ?? undefined) : query.assignee
  const { ids, total } = await selectRequests(project_id, { ...query, assignee })
  const found = await db.support_request.findMany({ where: { project_id, id: { in: ids } }, include: withAssignee })
  const rows = new Map(found.map((row) => [row.id, shownRequest(row)]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), total, page, per_page }
}
