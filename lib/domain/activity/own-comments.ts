import 'server-only'
import { db } from '@/lib/db'
import { theirComments, type Whose } from './whose'

/** Their comments, the newest of them, each with the wish that it stands under, where that is public. */
export async function ownComments(whose: Whose, most: number) {
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM comment WHERE ${theirComments(whose)} ORDER BY created_at DESC, id DESC LIMIT ${most}::int`
  const rows = await db.comment.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    include: { wish: true },
  })
  return rows.map(({ wish, ...comment }) => ({ ...comment, wish: wish.is_approved ? wish : null }))
}
