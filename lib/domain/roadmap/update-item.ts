import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { roadmap } from '@/lib/contract/roadmap'
import { db, transaction } from '@/lib/db'
import { invalid, notFound } from '@/lib/errors'
import { cardFields } from './card-fields'
import { getItem, requireItem } from './get-item'

type Changes = z.output<typeof roadmap.updateItem.body>

/** Changes what is given of a card; null gives a wish's title or description back to it. */
export async function updateItem(project_id: string, id: string, changes: Changes) {
  return transaction(async () => {
    const { wish_id } = await requireItem(project_id, id)
    if (changes.title === null && wish_id === null) throw invalid('title', 'is required for a card without a wish')
    const data = { ...cardFields(changes), updated_at: clock.now() }
    const { count } = await db.roadmap_item.updateMany({ where: { id, project_id, is_shown: true }, data })
    if (count === 0) throw notFound('card') // Gone since.
    return getItem(project_id, id)
  })
}
