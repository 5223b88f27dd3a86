import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { wishes } from '@/lib/contract/wishes'
import { db, transaction } from '@/lib/db'
import { requireCategory } from '@/lib/domain/categories/require-category'
import { holdColumnsFor, keepColumns } from '@/lib/domain/roadmap/hold-columns'
import { placeWish } from '@/lib/domain/roadmap/place-wish'
import { AppError } from '@/lib/errors'
import { getWish, requireWish } from './get-wish'
import { lockWish } from './lock-wishes'
import { tellOfStatus } from './tell-of-status'

type Changes = z.output<typeof wishes.update.body>

/**
 * Changes what is given of a wish. `completed_at` and its card on the roadmap follow the status, and those who follow the wish
 * are told of a new one unless `notify` is false. A merged wish is a CONFLICT.
 */
export async function updateWish(project_id: string, id: string, { notify = true, ...changes }: Changes) {
  return transaction(async () => {
    await keepColumns(project_id)
    await requireWish(project_id, id)
    await requireCategory(project_id, changes.category_id)
    const before = await lockWish(project_id, id)
    if (before.merged_into_id)
      throw new AppError('CONFLICT', 'This wish is merged into another. Undo the merge before changing it.')

    const { status = before.status, is_approved = before.is_approved } = changes
    const status_is_new = status !== before.status
    const moves = status_is_new || is_approved !== before.is_approved
    if (moves) await holdColumnsFor(project_id, status, id)

    const now = clock.now()
    const completed_at = changes.status === 'completed' ? (before.completed_at ?? now) : null
    await db.wish.update({
      where: { id },
      data: { ...changes, ...(changes.status && { completed_at }), updated_at: now },
    })
    const after = await getWish(project_id, id)
    if (moves) await placeWish(project_id, id, { status_is_new })
    if (status_is_new) await tellOfStatus(after, before.status, notify)
    return after
  })
}
