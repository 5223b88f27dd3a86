import 'server-only'
import { clock } from '@/lib/clock'
import type { WishChanges } from '@/lib/contract/wish-admin'
import { db, transaction } from '@/lib/db'
import { requireCategory } from '@/lib/domain/categories/require-category'
import { holdColumns, keepColumns } from '@/lib/domain/roadmap/hold-columns'
import { placeWish } from '@/lib/domain/roadmap/place-wish'
import { holdWishes } from './hold-wishes'
import { readWishes } from './read-wishes'
import { tellOfStatus } from './tell-of-status'

type Change = NonNullable<WishChanges['each']>[number]

/**
 * Changes several wishes of a project, all or none, and answers them in the order given. As with one wish, `completed_at` and the cards on the roadmap
 * follow the status, and those who follow a wish are told of a new one unless `notify` is false.
 */
export async function changeWishes({ project_id, ids = [], each, notify = true, ...alike }: WishChanges) {
  const changes: Change[] = each ?? ids.map((id) => ({ id, ...alike }))
  const part = each ? 'each' : 'ids'
  return transaction(async () => {
    await keepColumns(project_id)
    if (!each) await requireCategory(project_id, alike.category_id)
    else
      for (const [n, one] of each.entries()) await requireCategory(project_id, one.category_id, `each.${n}.category_id`)

    const moves = (await holdWishes(project_id, changes, part)).flatMap((before, n) => {
      const { id, status = before.status, is_approved = before.is_approved } = changes[n] ?? before
      const status_is_new = status !== before.status
      return status_is_new || is_approved !== before.is_approved ? [{ id, status_is_new, before }] : []
    })
    if (moves.length > 0) await holdColumns(project_id)

    await write(changes)
    for (const { id, status_is_new } of moves) await placeWish(project_id, id, { status_is_new })
    const after = await readWishes(changes.map(({ id }) => id))
    const known = new Map(after.map((wish) => [wish.id, wish]))
    for (const { id, status_is_new, before } of moves) {
      const wish = known.get(id)
      if (wish && status_is_new) await tellOfStatus(wish, before.status, notify)
    }
    return after
  })
}

/** One statement, so that the tally's rows are written in one order, whoever writes at the same time. */
async function write(changes: Change[]): Promise<void> {
  const given = changes.map((change) => ({ ...change, sets_category: change.category_id !== undefined }))
  const now = clock.now()
  await db.$executeRaw`
    UPDATE wish SET
      status = coalesce(given.status, wish.status),
      category_id = CASE WHEN given.sets_category THEN given.category_id ELSE wish.category_id END,
      is_approved = coalesce(given.is_approved, wish.is_approved),
      is_pinned = coalesce(given.is_pinned, wish.is_pinned),
      completed_at = CASE
        WHEN given.status IS NULL THEN wish.completed_at
        WHEN given.status = 'completed' THEN coalesce(wish.completed_at, ${now}::timestamptz)
      END,
      updated_at = ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      AS given (id uuid, status wish_status, sets_category boolean, category_id uuid, is_approved boolean, is_pinned boolean)
    WHERE wish.id = given.id`
}
