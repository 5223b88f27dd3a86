import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { WishStatus } from '@/lib/contract/wish-status'
import type { wishes } from '@/lib/contract/wishes'
import { db, transaction } from '@/lib/db'
import { requireCategory } from '@/lib/domain/categories/require-category'
import { emit } from '@/lib/domain/events/emit'
import { AppError } from '@/lib/errors'
import { getWish } from './get-wish'
import { lockWish } from './lock-wishes'

/** Changes what is given of a wish; `completed_at` follows the status. A merged wish is a CONFLICT. */
export async function updateWish(project_id: string, id: string, changes: z.output<typeof wishes.update.body>) {
  return transaction(async () => {
    await requireCategory(project_id, changes.category_id)
    const before = await lockWish(project_id, id)
    if (before.merged_into_id)
      throw new AppError('CONFLICT', 'This wish is merged into another. Undo the merge before changing it.')

    const now = clock.now()
    const completed_at = changes.status === 'completed' ? (before.completed_at ?? now) : null
    await db.wish.update({
      where: { id },
      data: { ...changes, ...(changes.status && { completed_at }), updated_at: now },
    })
    const after = await getWish(project_id, id)
    if (after.status !== before.status) await tellOfStatus(after, before.status)
    return after
  })
}

async function tellOfStatus(wish: Awaited<ReturnType<typeof getWish>>, previous_status: WishStatus): Promise<void> {
  const { project_id, end_user_id } = wish
  const data = { ...wish, previous_status }
  await emit({ type: 'wish_status_changed', project_id, data, end_user_id })
}
