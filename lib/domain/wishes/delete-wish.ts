import 'server-only'
import { db, transaction } from '@/lib/db'
import { holdColumns, keepColumns } from '@/lib/domain/roadmap/hold-columns'
import { notFound } from '@/lib/errors'
import { followMerges } from './find-public-wish'
import { keepLent } from './lend-verified'
import { lockWishes } from './lock-wishes'
import { mergedInto } from './unmerge-wish'

/** Deletes a wish with its votes and comments and the wishes merged into it; what it gave to a wish it was merged into stays there. */
export async function deleteWish(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    await keepColumns(project_id)
    const holder = await followMerges(id)
    const locked = await lockWishes(project_id, [...(await mergedInto(id)), ...(holder ? [holder.id] : [])])
    if (!locked.has(id)) throw notFound('wish')
    const family = await mergedInto(id)
    if (family.some((each) => !locked.has(each))) return deleteWish(project_id, id) // One more was merged into it meanwhile.
    await holdColumns(project_id) // Cards go along.
    await keepLent(family)
    await db.$executeRaw`
      UPDATE vote SET origin_wish_id = wish_id WHERE origin_wish_id = ANY (${family}::uuid[]) AND NOT wish_id = ANY (${family}::uuid[])`
    await db.$executeRaw`
      UPDATE comment SET origin_wish_id = wish_id WHERE origin_wish_id = ANY (${family}::uuid[]) AND NOT wish_id = ANY (${family}::uuid[])`
    await db.wish.delete({ where: { id } })
  })
}
