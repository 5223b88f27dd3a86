'use client'

import { useEffect, useRef, useState } from 'react'
import type { FilesState } from './use-uploads'

/** A person needs longer; who sends sooner, with a form the browser filled in, only waits. */
const SOONEST = 2_100

/** After so many milliseconds a form's proof is made anew before it is sent. */
export const STALE = 60 * 60 * 1000

type Dispatch = {
  /** Sends what is in the form; answers `wait` to be called again when the last file has arrived. */
  send: () => Promise<'wait' | undefined>
  onOffline: () => void
  /** Shown anew, the form is young again. */
  guard: unknown
}

/** Sends a form once at a time, not sooner than a person could, and waits for its files. */
export function useDispatch({ send, onOffline, guard }: Dispatch) {
  const [sending, setSending] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [busy, setBusy] = useState(false)
  const files = useRef<Record<string, FilesState>>({})
  const shown = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new proof is shown anew
  useEffect(() => {
    shown.current = Date.now()
  }, [guard])

  const isBusy = () => Object.values(files.current).some((each) => each.busy)
  const go = () => {
    setSending(true)
    send()
      .then((outcome) => setWaiting(outcome === 'wait'))
      .catch(onOffline)
      .finally(() => setSending(false))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on when the last file has arrived
  useEffect(() => {
    if (!waiting || busy || sending) return
    setWaiting(false)
    go()
  }, [waiting, busy, sending])

  return {
    files: files.current,
    isBusy,
    pending: sending || waiting,
    submit: () => {
      if (!sending && !waiting) go()
    },
    keepFiles: (name: string, state: FilesState) => {
      files.current[name] = state
      setBusy(isBusy())
    },
    /** For how long the form has been shown, in milliseconds, once that is long enough. */
    ripe: async () => {
      const age = Date.now() - shown.current
      await new Promise((done) => setTimeout(done, SOONEST - age))
      return age
    },
  }
}
