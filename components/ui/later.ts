'use client'

import { useEffect, useSyncExternalStore } from 'react'

type Later<T> = { fetch: () => void; now: () => T | undefined; subscribe: (listener: () => void) => () => void }

const touches = ['pointermove', 'pointerdown', 'keydown'] as const
const wanted = new Set<() => void>()
let begun = false

function begin() {
  begun = true
  for (const name of touches) window.removeEventListener(name, begin)
  for (const fetch of wanted) fetch()
}

/** Runs once somebody begins to use the page. */
function onceUsed(fetch: () => void) {
  if (begun) return fetch()
  if (wanted.size === 0) for (const name of touches) window.addEventListener(name, begin, { passive: true })
  wanted.add(fetch)
}

/** A part of pages that is not seen before somebody asks for it: its code is none of what a page has to load. */
export function later<T>(load: () => Promise<T>): Later<T> {
  const listeners = new Set<() => void>()
  let part: T | undefined
  let isComing = false

  async function fetch() {
    if (isComing) return
    isComing = true
    try {
      part = await load()
      for (const tell of listeners) tell()
    } catch {
      isComing = false // Whoever asks again may find a connection.
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { fetch: () => void fetch(), now: () => part, subscribe }
}

/** The part once it is there: fetched when it is wanted, before that as soon as the page is used, so that opening it takes no time. */
export function useLater<T>({ fetch, now, subscribe }: Later<T>, isWanted: boolean): T | undefined {
  useEffect(() => (isWanted ? fetch() : onceUsed(fetch)), [isWanted, fetch])
  return useSyncExternalStore(subscribe, now, () => undefined)
}
