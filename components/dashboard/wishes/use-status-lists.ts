'use client'

import { useState } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { wishStatuses } from '@/lib/contract/choices'
import type { WishStatus } from '@/lib/contract/wish-status'
import type { Known } from '@/lib/known'
import { wishes } from '@/lib/wire/wishes'
import { columnArgs, FEW_CARDS, MOST_CARDS, type RoomFilters } from './list-args'

const STEP = 40

/** The first wishes of each status, and how many there are. A wish whose status is just being changed counts where it goes. */
export function useStatusLists(project_id: string, filters: RoomFilters, known: Known<typeof wishes.list>[]) {
  const [cards, setCards] = useState<Partial<Record<WishStatus, number>>>({})
  const list = (status: WishStatus) => {
    const initial = known.find(({ args }) => args.query.status === status)
    // biome-ignore lint/correctness/useHookAtTopLevel: the same statuses each time
    return useEndpoint(wishes.list, columnArgs(project_id, status, filters, cards[status]), { initial })
  }
  const lists = wishStatuses.map((status) => ({ ...list(status), wanted: status }))
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
    showMore: (status: WishStatus) =>
      setCards((now) => ({ ...now, [status]: Math.min((now[status] ?? FEW_CARDS) + STEP, MOST_CARDS) })),
    totals,
    isLoading: lists.some(({ data }) => !data),
    error: lists.find(({ data, error }) => !data && error)?.error,
    refetch: () => lists.forEach(({ refetch }) => void refetch()),
  }
}
