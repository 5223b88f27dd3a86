import 'server-only'
import { db } from '@/lib/db'
import { findPublicWish, followMerges } from '@/lib/domain/wishes/find-public-wish'
import type { comment } from '@/prisma/client/client'
import { shown } from './shown'

/** So many replies come with a thread; `reply_count` tells whether there are more. */
const MOST_REPLIES = 50

type Team = { project_id: string }

/** One page of the threads on a public wish, and on a hidden one for the team of its project; the team's official answers first, then newest first, each with its first 50 replies, oldest first. */
export async function listComments(asked: string, { page, per_page }: { page: number; per_page: number }, team?: Team) {
  const wish_id = (await hiddenWish(asked, team)) ?? (await findPublicWish(asked)).id
  const threads = { wish_id, parent_id: null }
  const [rows, total] = await Promise.all([
    db.comment.findMany({
      where: threads,
      orderBy: [{ is_official: 'desc' }, { created_at: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * per_page,
      take: per_page,
    }),
    db.comment.count({ where: threads }),
  ])
  const replies = await repliesTo(rows.filter(({ reply_count }) => reply_count > 0).map(({ id }) => id))
  return { rows: rows.map((row) => ({ ...shown(row), replies: replies.get(row.id) ?? [] })), total, page, per_page }
}

async function hiddenWish(asked: string, team: Team | undefined): Promise<string | null> {
  const wish = team ? await followMerges(asked) : null
  return wish && !wish.is_approved && wish.project_id === team?.project_id ? wish.id : null
}

/** The first replies of each of these threads. */
export async function repliesTo(threads: string[]): Promise<Map<string, ReturnType<typeof shown<comment>>[]>> {
  const first = await db.$queryRaw<{ id: string }[]>`
    SELECT reply.id FROM unnest(${threads}::uuid[]) AS thread (id), LATERAL (
      SELECT id FROM comment WHERE parent_id = thread.id ORDER BY created_at, id LIMIT ${MOST_REPLIES}::int
    ) AS reply`
  const rows = await db.comment.findMany({
    where: { id: { in: first.map(({ id }) => id) } },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  })
  return Map.groupBy(rows.map(shown), ({ parent_id }) => parent_id ?? '')
}
