import 'server-only'
import { db } from '@/lib/db'
import type { Whose } from './whose'

/** Their votes, the newest of them, each with the wish that it counts for, where that is public. */
export async function ownVotes({ project_id, people }: Whose, most: number) {
  const rows = await db.vote.findMany({
    where: { project_id, end_user_id: { in: people } },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    take: most,
    include: { wish: true },
  })
  return rows.map(({ wish, ...vote }) => ({ ...vote, wish: wish.is_approved ? wish : null }))
}
