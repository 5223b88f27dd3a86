import 'server-only'
import type { WishStatus } from '@/lib/contract/wish-status'
import { emit } from '@/lib/domain/events/emit'
import { forgetStatus, noteStatus } from '@/lib/domain/notices/note-status'
import type { getWish } from './get-wish'

type Wish = Awaited<ReturnType<typeof getWish>>

/** Tells of a wish's new status, in the transaction around this call: webhooks always, those who follow the wish unless `notify` is false. */
export async function tellOfStatus(wish: Wish, previous_status: WishStatus, notify: boolean): Promise<void> {
  const { id, project_id, end_user_id, status } = wish
  if (notify) await noteStatus({ project_id, wish_id: id, previous_status, status })
  else await forgetStatus(project_id, id)
  const data = { ...wish, previous_status }
  await emit({ type: 'wish_status_changed', project_id, data, end_user_id })
}
