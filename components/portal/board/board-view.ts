import type { Category } from '@/lib/contract/categories'
import { wishStatuses } from '@/lib/contract/choices'
import { type WishListQuery, wishListQuery } from '@/lib/contract/wish-input'
import type { WishStatus } from '@/lib/contract/wish-status'

/** What a board's address says, in the words of the address. */
export type BoardView = {
  status?: 'open' | WishStatus
  category?: string
  search?: string
  sort_by?: 'votes' | 'created_at' | 'updated_at'
  page?: number
}

export type SearchParams = Record<string, string | string[] | undefined>

const keys = ['status', 'search', 'sort_by', 'page'] as const
const shownStatuses = ['open', ...wishStatuses] as const

/** Reads a board's address kindly: what it does not understand is as if it were not there. */
export function readBoard(
  project_id: string,
  params: SearchParams,
  categories: Category[],
): { view: BoardView; query: WishListQuery } {
  const category = categories.find(({ slug }) => slug === params.category)
  const given: Record<string, unknown> = { project_id, ...(category && { category_id: category.id }) }
  for (const key of keys) if (typeof params[key] === 'string') given[key] = params[key]

  const first = wishListQuery.safeParse(given)
  for (const { path } of first.error?.issues ?? []) delete given[String(path[0])]
  const query = first.data ?? wishListQuery.parse(given)

  const status = shownStatuses.find((name) => name === given.status)
  const view: BoardView = {
    ...(status && { status }),
    ...(category && { category: category.slug }),
    ...(query.search && { search: query.search }),
    ...(query.sort_by && { sort_by: query.sort_by }),
    ...(query.page > 1 && { page: query.page }),
  }
  return { view, query }
}
