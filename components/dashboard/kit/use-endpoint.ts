'use client'

import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ApiError, callAsTeam } from '@/lib/client'
import type { Args, Endpoint, Reply } from '@/lib/contract/endpoint'
import type { Known } from '@/lib/known'
import { keyOf } from './key-of'
import { isOutdated } from './writes'

type Options<E extends Endpoint> = {
  /** What the page read already; it counts only for the arguments it was read with. */
  initial?: Known<E> | undefined
  /** false: nothing is asked for yet. */
  enabled?: boolean
  /** Asks again every so many milliseconds while the page is in view; where that depends on the last answer, false is not. */
  every?: number | ((reply: Reply<E> | undefined) => number | false)
}

/** What an endpoint answers, kept fresh: shown at once where the page brought it, and the last answer stays while another page of it is fetched. */
export function useEndpoint<const E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  { initial, enabled = true, every }: Options<E> = {},
) {
  const client = useQueryClient()
  const queryKey = keyOf(endpoint, args)
  const brought = initial && hashKey([initial.args]) === hashKey([args]) ? initial : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is brought is new only when the page was made anew
  useEffect(() => {
    const kept = client.getQueryState(queryKey)
    if (!brought || !kept || kept.dataUpdatedAt >= brought.at) return
    if (isOutdated(client, endpoint, brought.at)) void client.invalidateQueries({ queryKey, exact: true })
    else client.setQueryData(queryKey, brought.reply, { updatedAt: brought.at })
  }, [brought?.at])

  return useQuery<Reply<E>, ApiError>({
    queryKey,
    queryFn: ({ signal }) => callAsTeam<E>(endpoint, args, signal),
    enabled,
    placeholderData: keepPreviousData,
    ...(brought && {
      initialData: () => brought.reply,
      initialDataUpdatedAt: () => (isOutdated(client, endpoint, brought.at) ? 0 : brought.at),
    }),
    ...(every && { refetchInterval: typeof every === 'number' ? every : ({ state }) => every(state.data) }),
  })
}
