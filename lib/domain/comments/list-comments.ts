import 'server-only'
import { db } from '@/lib/db'
import { findPublicWish } from '@/lib/domain/wishes/find-public-wish'
import { shown } from './shown'

/** One page of the threads on a public wish, the team's official answers first, then newest first, each with its replies, oldest first. */
export async function listComments(asked: string, { page, per_page }: { page: number; per_page: number }) {
  const { id: wish_id } = await findPublicWish(asked)
  const threads = { wish_id, parent_id: null }
  const [rows, total] = await Promise.all([
    db.comment.findMany({
      where: threads,
      orderBy: [{ is_official: 'desc' }, { created_at: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * per_page,
      take: per_page,
      include: { replies: { orderBy: [{ created_at: 'asc' }, { id: 'asc' }] } },
    }),
    db.comment.count({ where: threads }),
  ])
  return { rows: rows.map((row) => ({ ...shown(row), replies: row.replies.map(shown) })), total, page, per_page }
}
