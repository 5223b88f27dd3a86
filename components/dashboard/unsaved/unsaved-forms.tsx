'use client'

import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { whenLetGo } from './hold-place'
import { Unsaved } from './unsaved'

type Forms = { note: (form: string, dirty: boolean) => void; whenSaved: (go: () => void) => void }

const Noted = createContext<Forms>({ note: () => {}, whenSaved: (go) => go() })

/** Asks once before a page is left, however many of the forms below hold what is not saved. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<readonly string[]>([])
  const [next, setNext] = useState<{ go: () => void } | null>(null)
  const isGoing = next !== null && forms.length === 0
  const note = useCallback<Forms['note']>(
    (form, dirty) =>
      setForms((before) => {
        if (before.includes(form) === dirty) return before
        return dirty ? [...before, form] : before.filter((each) => each !== form)
      }),
    [],
  )
  const noted = useMemo<Forms>(() => ({ note, whenSaved: (go) => setNext({ go }) }), [note])

  useEffect(() => {
    if (!isGoing) return
    whenLetGo(() =>
      startTransition(() => {
        next?.go()
        setNext(null)
      }),
    )
  }, [isGoing, next])

  return (
    <Noted value={noted}>
      <Unsaved dirty={forms.length > 0} />
      {/* What is typed while the page goes would be lost. */}
      <div className="contents" inert={isGoing}>
        {children}
      </div>
    </Noted>
  )
}

/** Tells the page whether a form holds what is not saved. */
export function useUnsaved(dirty: boolean): void {
  const id = useId()
  const { note } = useContext(Noted)
  // In the event that typed it: Back may be pressed next.
  useLayoutEffect(() => {
    note(id, dirty)
    return () => note(id, false)
  }, [note, id, dirty])
}

/** Goes somewhere else once no form of the page holds what is not saved, and not before. */
export const useWhenSaved = () => useContext(Noted).whenSaved
