import { fitWords } from '@/components/dashboard/kit/fit-words'
import { wishStatuses } from '@/lib/contract/choices'
import type { Args } from '@/lib/contract/endpoint'
import type { WishStatus } from '@/lib/contract/wish-status'
import type { wishes } from '@/lib/contract/wishes'

/** What the address of the room holds. */
export const filterNames = ['view', 'status', 'category_id', 'search', 'sort_by', 'sort_order'] as const
export type RoomFilters = Partial<Record<(typeof filterNames)[number] | 'page', string>>

export const views = ['table', 'board', 'approve'] as const
export type View = (typeof views)[number]

/** The view that an address means. */
export const viewOf = ({ view }: RoomFilters): View => views.find((each) => each === view) ?? 'table'

type ListArgs = Args<typeof wishes.list>

const sorts = ['created_at', 'updated_at', 'votes'] as const
const known = <V extends string>(all: readonly V[], value: string | undefined) => all.find((each) => each === value)
const isId = (value: string | undefined) =>
  value !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)

/** One page of the table, as the address asks for it; what makes no sense there is left out. */
export function tableArgs(
  project_id: string,
  { status, category_id, search, sort_by, sort_order, page }: RoomFilters,
): ListArgs {
  const by = known(sorts, sort_by)
  const order = known(['asc', 'desc'] as const, sort_order)
  const of = known([...wishStatuses, 'open', 'closed'] as const, status)
  return {
    query: {
      project_id,
      per_page: '25',
      ...(of && { status: of }),
      ...(isId(category_id) && { category_id }),
      ...(search && { search: fitWords(search) }),
      ...(by && { sort_by: by }),
      ...(order && { sort_order: order }),
      ...(page && /^\d{1,9}$/.test(page) && Number(page) > 0 && { page }),
    },
  }
}

/** How many wishes a column of the board begins with, and how many it shows at most; all are in the table. */
export const FEW_CARDS = 20
export const MOST_CARDS = 100

/** The first wishes of a status, for its column of the board. */
export function columnArgs(
  project_id: string,
  status: WishStatus,
  { category_id, search }: RoomFilters,
  cards = FEW_CARDS,
): ListArgs {
  const narrowed = tableArgs(project_id, { category_id, search })
  const recent = status === 'completed' || status === 'declined'
  return { query: { ...narrowed.query, status, per_page: String(cards), sort_by: recent ? 'updated_at' : 'votes' } }
}

/** What waits to be let in, the oldest first. */
export const queueArgs = (project_id: string, { page }: RoomFilters): ListArgs => ({
  query: {
    ...tableArgs(project_id, { page }).query,
    is_approved: 'false',
    status: 'open',
    sort_by: 'created_at',
    sort_order: 'asc',
  },
})
