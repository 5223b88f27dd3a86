'use client'

import { useNow } from 'next-intl'
import { useSyncExternalStore } from 'react'

const MINUTE = 60_000
const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tick, MINUTE)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    now = 0
  }
}

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function current(): number {
  now ||= Date.now()
  return now
}

/** What the time is, to the minute; one clock for all that tell it, and the server's own while the page is put together. */
export function useMinute(): Date {
  const loaded = useNow()
  const minute = useSyncExternalStore(subscribe, current, () => 0)
  return minute ? new Date(minute) : loaded
}
