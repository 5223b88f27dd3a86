'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import type { DeskRequest } from '@/lib/contract/desk-request'
import type { Known } from '@/lib/known'
import { supportDesk } from '@/lib/wire/support-desk'
import { inboxHref, numberIn } from './inbox-view'
import { useRoom } from './room'

type Options = {
  rows: DeskRequest[]
  /** The conversation that the page brought. */
  initial: Known<typeof supportDesk.get> | undefined
  every: number | undefined
}

/** The request that the address names, and how to go to another without waiting for the server's page. */
export function useOpenRequest({ rows, initial, every }: Options) {
  const { project } = useRoom()
  const number = numberIn(usePathname())
  const ids = useRef(new Map<number, string>())

  if (initial) ids.current.set(initial.reply.data.number, initial.reply.data.id)
  for (const row of rows) ids.current.set(row.number, row.id)
  const listed = number === null ? undefined : ids.current.get(number)

  // An address from elsewhere names a request that no list has shown yet.
  const query = { project_id: project.id, search: `#${number}`, per_page: '1' }
  const asked = useEndpoint(supportDesk.list, { query }, { enabled: number !== null && !listed })
  const found = asked.isPlaceholderData ? undefined : asked.data?.data.find((row) => row.number === number)?.id
  const id = listed ?? found
  const conversation = useEndpoint(
    supportDesk.get,
    { params: { id: id ?? '' } },
    { initial, enabled: id !== undefined, ...(every && { every }) },
  )
  const request = conversation.data?.data.id === id && number !== null ? conversation.data?.data : undefined
  const isMissing =
    number !== null && ((!id && asked.isFetched && !asked.isFetching) || conversation.error?.status === 404)

  const go = (to?: number) => {
    const { search } = window.location
    window.history.pushState(null, '', `${inboxHref(project.slug, to)}${search}`)
  }

  const title = request?.subject
  useEffect(() => {
    if (title) document.title = `#${number} ${title}`
  }, [number, title])

  return { number, id, request, isMissing, error: conversation.error, retry: () => conversation.refetch(), go }
}
