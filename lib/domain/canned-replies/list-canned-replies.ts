import 'server-only'
import type { z } from 'zod'
import type { cannedReplies } from '@/lib/contract/canned-replies'
import { db } from '@/lib/db'

type Query = z.output<typeof cannedReplies.list.query>

/** One page of a project's canned replies by title; `search` looks for a piece of title, shortcut or text. */
export async function listCannedReplies(project_id: string, { search, page, per_page }: Query) {
  // What LIKE would read as a wildcard is meant as it stands.
  const contains = { contains: (search ?? '').replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  const found = { OR: [{ title: contains }, { shortcut: contains }, { content: contains }] }
  const where = { project_id, ...(search && found) }
  const total = await db.canned_reply.count({ where })
  const rows = await db.canned_reply.findMany({
    where,
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    skip: (page - 1) * per_page,
    take: per_page,
  })
  return { rows, total, page, per_page }
}
