import 'server-only'
import type { WishListQuery } from '@/lib/contract/wish-input'
import type { VoterHint } from '@/lib/domain/voter'
import { publicWishes } from './conditions'
import { readWishes } from './read-wishes'
import { selectWishes } from './select-wishes'

type Query = Omit<WishListQuery, 'project_id' | 'fingerprint'>

/** One page of a project's public wishes; never a hidden or merged one. */
export async function listPublicWishes(project_id: string, query: Query, voter: VoterHint) {
  const { status, category_id, page, per_page } = query
  const { ids, total } = await selectWishes({ ...publicWishes(project_id), status, category_id }, query)
  return { rows: await readWishes(ids, voter), total, page, per_page }
}
