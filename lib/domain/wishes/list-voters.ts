import 'server-only'
import { db } from '@/lib/db'
import { requireWish } from './get-wish'

/** Who voted for a wish of the project, newest first; a voter nobody knows is null, and so is the id of a vote, which takes it back, but for who `mayWrite`. */
export async function listVoters(
  project_id: string,
  wish_id: string,
  { page, per_page }: { page: number; per_page: number },
  mayWrite = false,
) {
  const wish = await requireWish(project_id, wish_id)
  const votes = await db.vote.findMany({
    where: { wish_id },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * per_page,
    take: per_page,
    include: { end_user: true },
  })
  return {
    rows: votes.map(({ end_user, ...vote }) => ({ ...vote, id: mayWrite ? vote.id : null, voter: end_user })),
    total: wish.vote_count,
    page,
    per_page,
  }
}
