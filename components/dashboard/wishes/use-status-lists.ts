'use client'

import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { WishStatus } from '@/lib/contract/wish-status'
import { wishes } from '@/lib/contract/wishes'
import type { Known } from '@/lib/known'
import { columnArgs, type RoomFilters } from './list-args'

/** The first wishes of each status, and how many there are. A wish whose status is just being changed counts where it goes. */
export function useStatusLists(project_id: string, filters: RoomFilters, known: Known<typeof wishes.list>[]) {
  const list = (status: WishStatus) => {
    const initial = known.find(({ args }) => args.query.status === status)
    // biome-ignore lint/correctness/useHookAtTopLevel: the same statuses each time
    return useEndpoint(wishes.list, columnArgs(project_id, status, filters), { initial })
  }
  const lists = WishStatus.options.map((status) => ({ ...list(status), wanted: status }))
  const rows = new Map(lists.flatMap(({ data }) => data?.data ?? []).map((wish) => [wish.id, wish]))
  const all = [...rows.values()]
  const totals = Object.fromEntries(
    lists.map(({ wanted: status, data }) => {
      const beyond = (data?.total ?? 0) - (data?.data.length ?? 0)
      return [status, beyond + all.filter((wish) => wish.status === status).length]
    }),
  ) as Record<WishStatus, number>
  return {
    rows: all,
    totals,
    isLoading: lists.some(({ data }) => !data),
    error: lists.find(({ data, error }) => !data && error)?.error,
    refetch: () => lists.forEach(({ refetch }) => void refetch()),
  }
}
