'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'

const EVERY = 20_000

type Props = { id: string; newest: { id: string; name: string; team: boolean; number: number } | null }

/** Keeps an open thread up to date: by server-sent events, by asking every 20 s where they do not come through, and says when the team has answered. A page that nobody looks at holds no connection. */
export function LiveThread({ id, newest }: Props) {
  const t = useTranslations('Support')
  const router = useRouter()
  const known = useRef(newest?.id)
  const [news, setNews] = useState('')

  useEffect(() => {
    if (newest?.id === known.current) return
    known.current = newest?.id
    setNews(newest?.team ? t('news', { name: newest.name, number: newest.number }) : '')
  }, [newest, t])

  useEffect(() => {
    let source: EventSource | null = null
    let isOpen = false
    let missed = false
    const refresh = () => router.refresh()

    const listen = () => {
      if (source || document.hidden) return
      source = new EventSource(`/portal/support-requests/${id}/live`)
      source.onopen = () => {
        isOpen = true
        if (missed) refresh()
        missed = false
      }
      source.onerror = () => {
        isOpen = false
        missed = true
      }
      source.addEventListener('changed', refresh)
    }
    const hush = () => {
      source?.close()
      source = null
      isOpen = false
    }
    const look = () => {
      if (document.hidden) return hush()
      missed = true
      listen()
    }
    const timer = setInterval(() => {
      if (document.hidden || isOpen) return
      refresh()
      if (source?.readyState === EventSource.CLOSED) {
        hush()
        listen()
      }
    }, EVERY)

    listen()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      hush()
    }
  }, [id, router])

  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}
