import 'server-only'
import type { z } from 'zod'
import type { endUsers } from '@/lib/contract/end-users'
import { db } from '@/lib/db'
import { countRecords } from '@/lib/domain/tally/count-records'
import { shownEndUser } from './shown-end-user'

type Query = z.output<typeof endUsers.list.query>

/** One page of a project's people, newest first; `email` is compared without case. */
export async function listEndUsers(project_id: string, { external_id, email, page, per_page }: Query) {
  const where = {
    project_id,
    ...(external_id && { external_id }),
    ...(email && { email_key: email.toLowerCase() }),
  }
  const total = await (external_id || email ? db.end_user.count({ where }) : countRecords('end_user', project_id))
  const rows = await db.end_user.findMany({
    where,
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * per_page,
    take: per_page,
  })
  return { rows: rows.map(shownEndUser), total, page, per_page }
}
