import { fitWords } from '@/components/dashboard/kit/fit-words'
import { supportCategories, supportStatuses } from '@/lib/contract/choices'
import type { Args } from '@/lib/contract/endpoint'
import type { supportDesk } from '@/lib/contract/support-desk'
import { isId } from '@/lib/is-id'

/** What the address of the inbox holds beside the request that is open. */
export const filterNames = ['status', 'assignee', 'unread', 'priority', 'category', 'search'] as const
export type InboxFilters = Partial<Record<(typeof filterNames)[number] | 'page', string>>

/** What one looks for again and again; `open` is what the address means when it says nothing. */
export const views = {
  open: {},
  mine: { assignee: 'me' },
  nobodys: { assignee: 'none' },
  unread: { unread: 'true' },
  all: { status: 'all' },
} as const satisfies Record<string, InboxFilters>
export type View = keyof typeof views

const viewNames = ['status', 'assignee', 'unread'] as const

/** Which view an address shows; null for a choice of one's own. */
export const viewOf = (values: InboxFilters): View | null =>
  (Object.keys(views) as View[]).find((name) => {
    const view: InboxFilters = views[name]
    return viewNames.every((each) => values[each] === view[each])
  }) ?? null

/** The changes of the address that lead to a view. */
export const toView = (name: View) => ({ status: undefined, assignee: undefined, unread: undefined, ...views[name] })

/** Where the inbox of a project stands; with a number, one of its requests. */
export const inboxHref = (slug: string, number?: number | string): string =>
  `/dashboard/p/${slug}/inbox${number === undefined ? '' : `/${number}`}`

/** The number of the request that a path of the inbox names. */
export function numberIn(path: string): number | null {
  const [, digits] = /\/inbox\/([1-9]\d{0,8})$/.exec(path) ?? []
  return digits ? Number(digits) : null
}

const PER_PAGE = 30
const statuses = [...supportStatuses, 'unresolved', 'done'] as const
const priorities = ['low', 'medium', 'high', 'critical'] as const
const known = <V extends string>(all: readonly V[], value: string | undefined) => all.find((each) => each === value)

/** One page of the list, as the address asks for it; what makes no sense there is left out. */
export function listArgs(project_id: string, asked: InboxFilters): Args<typeof supportDesk.list> {
  const { status, assignee, unread, priority, category, search, page } = asked
  const of = status === 'all' ? undefined : (known(statuses, status) ?? 'unresolved')
  const whose = known(['me', 'none'], assignee) ?? (isId(assignee) ? assignee : undefined)
  const urgency = known(priorities, priority)
  const about = known(supportCategories, category)
  return {
    query: {
      project_id,
      per_page: String(PER_PAGE),
      ...(of && { status: of }),
      ...(whose && { assignee: whose }),
      ...(unread === 'true' && { unread: 'true' }),
      ...(urgency && { priority: urgency }),
      ...(about && { category: about }),
      ...(search && { search: fitWords(search) }),
      ...(page && /^[1-9]\d{0,6}$/.test(page) && { page }),
    },
  }
}
