import 'server-only'
import type { z } from 'zod'
import type { endUsers } from '@/lib/contract/end-users'
import { db } from '@/lib/db'
import { countRecords } from '@/lib/domain/tally/count-records'
import type { Prisma } from '@/prisma/client/client'
import { searchEndUsers } from './search-end-users'
import { shownEndUser } from './shown-end-user'

type Query = z.output<typeof endUsers.list.query>

/** One page of a project's people, newest first; `email` is compared without case. */
export async function listEndUsers(project_id: string, query: Query) {
  const { external_id, email, search, page, per_page } = query
  const where: Prisma.end_userWhereInput = {
    project_id,
    ...(external_id && { external_id }),
    ...(email && { email_key: email.toLowerCase() }),
    ...(search && { id: { in: await searchEndUsers(project_id, search) } }),
  }
  const isNarrow = external_id || email || search
  const total = await (isNarrow ? db.end_user.count({ where }) : countRecords('end_user', project_id))
  const rows = await db.end_user.findMany({
    where,
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * per_page,
    take: per_page,
  })
  return { rows: rows.map(shownEndUser), total, page, per_page }
}
