import 'server-only'
import { db, transaction } from '@/lib/db'
import { holdItem } from './hold-item'
import { keepOff } from './keep-off'

/** Takes a card off the project's roadmap; its wish keeps its status, and comes back with the next one. */
export async function deleteItem(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    const { item } = await holdItem(project_id, id)
    await db.roadmap_item.delete({ where: { id } })
    await keepOff(item)
  })
}
