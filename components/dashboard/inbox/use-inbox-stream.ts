'use client'

import { useEffect, useEffectEvent, useState } from 'react'

type Heard = {
  /** null: some may have been missed. */
  onChanged: (id: string | null) => void
  onReplying: (id: string, by: { id: string; name: string }) => void
}

/**
 * Hears of changes to a project's requests while somebody looks at the page; what may have been missed in between is told as such.
 * Answers whether it hears: where it does not, one has to ask now and then.
 */
export function useInboxStream(project_id: string, { onChanged, onReplying }: Heard): boolean {
  const [isOpen, setOpen] = useState(false)
  const changed = useEffectEvent(onChanged)
  const replying = useEffectEvent(onReplying)

  useEffect(() => {
    let source: EventSource | null = null
    let missed = false

    const listen = () => {
      if (source || document.hidden) return
      source = new EventSource(`/api/v1/support-requests/live?project_id=${project_id}`)
      source.onopen = () => {
        setOpen(true)
        if (missed) changed(null)
        missed = false
      }
      source.onerror = () => {
        missed = true
        setOpen(false)
      }
      source.addEventListener('changed', ({ data }) => changed(JSON.parse(data).id))
      source.addEventListener('replying', ({ data }) => {
        const { id, by } = JSON.parse(data)
        replying(id, by)
      })
    }
    const hush = () => {
      source?.close()
      source = null
      setOpen(false)
    }
    const look = () => {
      if (document.hidden) return hush()
      missed = true
      listen()
    }
    // One that was refused for good (RATE_LIMITED, a proxy without streams) does not try again by itself.
    const again = setInterval(() => {
      if (source?.readyState !== EventSource.CLOSED) return
      hush()
      listen()
    }, 30_000)

    listen()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(again)
      document.removeEventListener('visibilitychange', look)
      hush()
    }
  }, [project_id])

  return isOpen
}
