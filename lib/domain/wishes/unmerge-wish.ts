import 'server-only'
import { db, transaction } from '@/lib/db'
import { followMerges } from './find-public-wish'
import { requireWish } from './get-wish'
import { lockWishes } from './lock-wishes'

/** Undoes a merge: votes and comments that came along with the wish, or with those merged into it before, go back. A wish that is not merged stays as it is. */
export async function unmergeWish(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    await requireWish(project_id, id)
    const holder = await followMerges(id)
    if (!holder || holder.id === id) return
    await lockWishes(project_id, [id, holder.id])
    if ((await followMerges(id))?.id !== holder.id) return unmergeWish(project_id, id) // Another was faster.

    const family = await mergedInto(id)
    const votes = await db.$executeRaw`
      UPDATE vote SET wish_id = ${id}::uuid
      WHERE wish_id = ${holder.id}::uuid AND origin_wish_id = ANY (${family}::uuid[])
        AND NOT EXISTS (SELECT FROM vote AS there WHERE there.wish_id = ${id}::uuid AND there.voter_key = vote.voter_key)`
    const came = { wish_id: holder.id, origin_wish_id: { in: family } }
    const said = await db.comment.count({ where: { ...came, is_deleted: false } })
    await db.comment.updateMany({ where: came, data: { wish_id: id } })

    await db.wish.update({
      where: { id: holder.id },
      data: { vote_count: { decrement: votes }, comment_count: { decrement: said } },
    })
    await db.wish.update({
      where: { id },
      data: { merged_into_id: null, vote_count: { increment: votes }, comment_count: { increment: said } },
    })
  })
}

/** The wish and all that were merged into it, however deep. */
export async function mergedInto(id: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE family AS (
      SELECT id FROM wish WHERE id = ${id}::uuid
      UNION ALL
      SELECT wish.id FROM wish JOIN family ON wish.merged_into_id = family.id
    )
    SELECT id FROM family`
  return rows.map((row) => row.id)
}
