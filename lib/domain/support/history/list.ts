import 'server-only'
import { db } from '@/lib/db'
import type { history_actor } from '@/prisma/client/client'
import type { HistoryAction } from './record'

type Entry = {
  id: string
  at: Date
  actor_type: history_actor
  actor_name: string | null
  action: HistoryAction
  changes: Record<string, unknown>
}

/** What happened to a request, oldest first. */
export async function listHistory(support_request_id: string): Promise<Entry[]> {
  const rows = await db.support_history.findMany({
    where: { support_request_id },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    omit: { project_id: true, support_request_id: true },
  })
  return rows as Entry[]
}
