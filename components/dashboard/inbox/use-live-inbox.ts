'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keyOf } from '@/components/dashboard/kit/key-of'
import { supportDesk } from '@/lib/wire/support-desk'
import type { Colleague } from './room'
import { useInboxStream } from './use-inbox-stream'

/** So long somebody counts as replying after they were last heard of. */
const LINGERS = 9_000
/** Many changes at once are asked for once. */
const PAUSE = 250

export type Replying = { [request_id: string]: Colleague }

/** Keeps the inbox as it is now: what changed is asked for anew, and who is replying to what is known. Without a stream the page asks by itself every 20 s. */
export function useLiveInbox(project_id: string, me: string) {
  const client = useQueryClient()
  const [replying, setReplying] = useState<Replying>({})
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changed = useRef(new Set<string | null>())

  const refresh = () => {
    waiting.current = undefined
    const ids = [...changed.current]
    changed.current.clear()
    void client.invalidateQueries({ queryKey: keyOf(supportDesk.list) })
    if (ids.includes(null)) void client.invalidateQueries({ queryKey: keyOf(supportDesk.get) })
    else for (const id of ids) void client.invalidateQueries({ queryKey: keyOf(supportDesk.get, { params: { id } }) })
  }
  const forget = (id: string) => {
    timers.current.delete(id)
    setReplying(({ [id]: _, ...rest }) => rest)
  }
  const isOpen = useInboxStream(project_id, {
    onChanged: (id) => {
      changed.current.add(id)
      waiting.current ??= setTimeout(refresh, PAUSE)
    },
    onReplying: (id, by) => {
      if (by.id === me) return
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        setTimeout(() => forget(id), LINGERS),
      )
      setReplying((all) => (all[id]?.id === by.id ? all : { ...all, [id]: by }))
    },
  })

  useEffect(() => {
    const all = timers.current
    return () => {
      clearTimeout(waiting.current)
      for (const timer of all.values()) clearTimeout(timer)
    }
  }, [])

  return { replying, every: isOpen ? undefined : 20_000 }
}
