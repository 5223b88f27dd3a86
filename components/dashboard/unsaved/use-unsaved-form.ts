'use client'

import { useEffect, useRef, useState } from 'react'
import { whenLetGo } from './hold-place'
import { useUnsaved } from './unsaved-forms'

/**
 * Whether a form whose fields keep themselves, or the one inside an element, is as it was when it was last saved: the page
 * asks before it is left otherwise. `shown` is what it begins with, of what is `known`: what comes while something is
 * typed does not take its place.
 */
export function useUnsavedForm<E extends HTMLElement, K>(known: K) {
  const ref = useRef<E>(null)
  const saved = useRef('')
  const sent = useRef('')
  const [dirty, setDirty] = useState(false)
  const [shown, setShown] = useState(known)
  if (!dirty && shown !== known) setShown(known)
  useUnsaved(dirty)

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields are made anew with what is shown
  useEffect(() => {
    saved.current = typedIn(ref.current)
  }, [shown])

  const compare = () => setDirty(typedIn(ref.current) !== saved.current)

  /** To be called when it is sent. */
  function sending(): void {
    sent.current = typedIn(ref.current)
  }

  /** To be called when that was saved; `then` goes somewhere else once that is free. */
  function kept(then: () => void = () => {}): void {
    saved.current = sent.current
    compare()
    whenLetGo(then)
  }

  return { ref, onChange: compare, sending, kept, shown }
}

function typedIn(element: HTMLElement | null): string {
  const form = element instanceof HTMLFormElement ? element : element?.querySelector('form')
  if (!form) return ''
  return JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))
}
