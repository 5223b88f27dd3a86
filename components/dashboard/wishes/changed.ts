import { wishStatuses } from '@/lib/contract/choices'
import type { AdminWish } from '@/lib/contract/wish'
import type { WishStatus } from '@/lib/contract/wish-status'

/** What can be changed of several wishes at once. */
export type WishChange = {
  status?: WishStatus | undefined
  category_id?: string | null | undefined
  is_approved?: boolean | undefined
  is_pinned?: boolean | undefined
}

type Body = WishChange & { ids?: string[] | undefined; each?: (WishChange & { id: string })[] | undefined }

/** A wish as a change of several leaves it; one that is not meant stays as it is. */
function changed(wish: AdminWish, { ids, each, ...alike }: Body): AdminWish {
  const own = each?.find(({ id }) => id === wish.id) ?? (ids?.includes(wish.id) ? alike : null)
  if (!own) return wish
  const { status = wish.status, is_approved = wish.is_approved, is_pinned = wish.is_pinned } = own
  const category_id = own.category_id === undefined ? wish.category_id : own.category_id
  const category = category_id === wish.category_id ? wish.category : null
  return { ...wish, status, is_approved, is_pinned, category_id, category }
}

type Reply = { data: AdminWish[]; total: number }

/** A list as a change of several wishes leaves it; the list of one status loses those that get another, and gains those of `rows` that get it. */
export function listChanged<R extends Reply>(reply: R, status: string | undefined, body: Body, rows: AdminWish[]): R {
  const data = reply.data.map((wish) => changed(wish, body))
  if (!wishStatuses.some((each) => each === status)) return { ...reply, data }

  const known = new Set(data.map(({ id }) => id))
  const coming = rows.map((wish) => changed(wish, body)).filter((wish) => wish.status === status && !known.has(wish.id))
  const here = [...coming, ...data.filter((wish) => wish.status === status)]
  return { ...reply, data: here, total: reply.total + here.length - data.length }
}
