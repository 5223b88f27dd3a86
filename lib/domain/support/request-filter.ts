import 'server-only'
import type { z } from 'zod'
import type { supportDesk } from '@/lib/contract/support-desk'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { keyOf } from './access/address'

type Query = z.output<typeof supportDesk.list.query>

/** Which requests of a project are meant; what is not given does not narrow. */
export type RequestFilter = Pick<
  Query,
  'status' | 'priority' | 'category' | 'email' | 'external_user_id' | 'end_user_id' | 'unread'
> & {
  project_id: string
  /** A member's id, or `none`. */
  assignee?: string | undefined
}

/** The filter as a condition on `request`. */
export function requestCondition(filter: RequestFilter): Prisma.Sql {
  const { status, priority, category, email, external_user_id, end_user_id, assignee, unread } = filter
  const parts = [Prisma.sql`request.project_id = ${filter.project_id}::uuid`]
  if (status) parts.push(Prisma.sql`request.status = ANY (${status}::support_status[])`)
  if (priority) parts.push(Prisma.sql`request.priority = ${priority}::priority`)
  if (category) parts.push(Prisma.sql`request.category = ${category}::support_category`)
  if (email) parts.push(Prisma.sql`request.email_key = ${keyOf(email)}`)
  if (external_user_id) parts.push(Prisma.sql`request.external_user_id = ${external_user_id}`)
  if (end_user_id) parts.push(Prisma.sql`request.end_user_id = ${end_user_id}::uuid`)
  if (assignee === 'none') parts.push(Prisma.sql`request.assignee_id IS NULL`)
  else if (assignee) parts.push(Prisma.sql`request.assignee_id = ${assignee}::uuid`)
  if (unread !== undefined) parts.push(Prisma.sql`request.is_unread = ${unread}`)
  return Prisma.join(parts, ' AND ')
}

/** How many requests the filter means: from the tally, unless it names a person, whose requests an index finds. */
export async function countRequests(filter: RequestFilter): Promise<number> {
  const { project_id, status, priority, category, email, external_user_id, end_user_id, assignee, unread } = filter
  if (email || external_user_id || end_user_id) {
    const [row] = await db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM support_request AS request WHERE ${requestCondition(filter)}`
    return row.count
  }
  const { _sum } = await db.support_tally.aggregate({
    where: {
      project_id,
      ...(status && { status: { in: status } }),
      ...(priority && { priority }),
      ...(category && { category }),
      ...(assignee && { assignee }),
      ...(unread !== undefined && { is_unread: unread }),
    },
    _sum: { count: true },
  })
  return _sum.count ?? 0
}
