import 'server-only'
import { lockWishes } from '@/lib/domain/wishes/lock-wishes'
import { requireItem } from './get-item'
import { holdColumns, keepColumns } from './hold-columns'

/** Holds a card with its wish and all columns until the transaction ends; one that is gone, or not shown, is NOT_FOUND. */
export async function holdItem(project_id: string, id: string) {
  await keepColumns(project_id)
  const { wish_id } = await requireItem(project_id, id)
  const wish = wish_id ? (await lockWishes(project_id, [wish_id])).get(wish_id) : undefined
  const columns = await holdColumns(project_id)
  return { item: await requireItem(project_id, id), wish, columns }
}
