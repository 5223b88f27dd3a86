'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keyOf } from '@/components/dashboard/kit/key-of'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { DeskConversation, DeskRequest } from '@/lib/contract/desk-request'
import type { Reply } from '@/lib/contract/endpoint'
import { supportDesk } from '@/lib/wire/support-desk'
import { type Change, changedRequest, type Field, fieldOf } from './changed-request'
import { useRoom } from './room'

/** Somebody else changed the same at the same time. */
export type Clash = { request: DeskConversation; wanted: Change; fields: Field[] }

/**
 * Changes requests at once on the page, then on the server. Where somebody else changed something else meanwhile, both hold; where
 * it was the same, theirs stays and `clash` says so, until one of the two is chosen.
 */
export function useChange() {
  const client = useQueryClient()
  const { colleagues } = useRoom()
  const [clash, setClash] = useState<Clash | null>(null)
  const fresh = useRef<DeskConversation | null>(null)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const keyTo = (id: string) => keyOf(supportDesk.get, { params: { id } })
  const keep = (data: DeskConversation) => client.setQueryData(keyTo(data.id), { success: true, data })
  /** The version on the page: what was changed a moment ago has come back since. */
  const versionOf = ({ id, version }: DeskRequest) =>
    Math.max(version, client.getQueryData<Reply<typeof supportDesk.get>>(keyTo(id))?.data.version ?? 0)

  const { send } = useSend(supportDesk.update, {
    optimistic: (cache, { params, body }) => {
      const applied = <R extends DeskRequest>(row: R) =>
        row.id === params.id ? changedRequest(row, body as Change, colleagues) : row
      cache.change(supportDesk.get, (reply) => ({ ...reply, data: applied(reply.data) }))
      cache.change(supportDesk.list, (reply) => ({ ...reply, data: reply.data.map(applied) }))
    },
    done: ({ data }) => keep(data),
    refused: ({ code, current }) => {
      if (code !== 'CONFLICT' || !current) return false
      fresh.current = current as DeskConversation
      return true
    },
  })

  async function changeNow(request: DeskRequest, wanted: Change): Promise<boolean> {
    const isVersioned = Object.keys(wanted).some((field) => field !== 'is_unread')
    fresh.current = null
    const body = { ...wanted, ...(isVersioned && { version: versionOf(request) }) }
    const isDone = await send({ params: { id: request.id }, body })
    // Not waited for: the next change need not know where the request stands in the list now.
    void client.invalidateQueries({ queryKey: keyOf(supportDesk.list) })
    if (isDone) {
      setClash(null)
      return true
    }
    const current: DeskConversation | null = fresh.current
    if (!current) return false
    keep(current)
    const fields = (Object.keys(wanted) as Field[]).filter(
      (field) => fieldOf(current, field) !== fieldOf(request, field) && fieldOf(current, field) !== wanted[field],
    )
    if (fields.length === 0) return changeNow(current, wanted)
    setClash({ request: current, wanted, fields })
    return false
  }

  /** One after the other, as they were asked for. Answers whether it holds now. */
  function change(request: DeskRequest, wanted: Change): Promise<boolean> {
    const done = line.current.then(() => changeNow(request, wanted))
    line.current = done
    return done
  }

  return { change, clash, settle: () => setClash(null) }
}
