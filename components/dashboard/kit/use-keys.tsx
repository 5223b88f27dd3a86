'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'

/** A key that does something on this page. Keys are what `KeyboardEvent.key` says, several with a space between them one after the other. */
export type PageKey = {
  keys: string
  does: string
  run: (event: KeyboardEvent) => void
  /** It belongs to the shell, not to this page. */
  everywhere?: true
}

type Known = { add: (list: () => PageKey[]) => () => void; all: () => PageKey[] }

const Keys = createContext<Known | null>(null)
const PAUSE = 1_200

/** Whether something stands above the page; what floats up and goes by itself does not. */
const isCovered = () =>
  [...document.querySelectorAll('[role="dialog"],[role="alertdialog"]')].some((each) => !each.closest('[aria-live]'))

/** Whether somebody is writing or choosing: then keys are theirs. */
function isBusy({ target }: KeyboardEvent): boolean {
  const element = target instanceof HTMLElement ? target : null
  const theirs = 'input:not([type="checkbox"],[type="radio"]),textarea,select,[role="menu"],[role="listbox"]'
  return element?.isContentEditable || Boolean(element?.closest(theirs)) || isCovered()
}

/** Hears the keys that the pages inside have given a meaning. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const lists = useRef(new Set<() => PageKey[]>())
  const known = useMemo<Known>(() => {
    const all = () => [...lists.current].flatMap((list) => list())
    return {
      all,
      add: (list) => {
        lists.current.add(list)
        return () => lists.current.delete(list)
      },
    }
  }, [])

  useEffect(() => {
    let before = ''
    let at = 0
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event)) return
      const now = event.timeStamp
      const typed = now - at < PAUSE ? `${before} ${event.key}`.trim() : event.key
      const all = known.all()
      const found = all.find(({ keys }) => keys === typed) ?? all.find(({ keys }) => keys === event.key)
      before = all.some(({ keys }) => keys.startsWith(`${event.key} `)) ? event.key : ''
      at = now
      if (!found) return
      before = ''
      event.preventDefault()
      found.run(event)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [known])

  return <Keys value={known}>{children}</Keys>
}

/** Gives keys a meaning as long as this is on the page; `?` lists them. */
export function useKeys(keys: PageKey[]): void {
  const known = useContext(Keys)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => known?.add(() => latest.current), [known])
}

/** The keys that mean something now. */
export function useKnownKeys(open: boolean): PageKey[] {
  const known = useContext(Keys)
  const [keys, setKeys] = useState<PageKey[]>([])
  useEffect(() => {
    if (open) setKeys(known?.all() ?? [])
  }, [open, known])
  return keys
}
