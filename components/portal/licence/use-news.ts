import { type RefObject, useEffect, useRef } from 'react'
import type { LicenceState } from './licence-state'

type News = { tabIndex: -1; autoFocus?: true; 'data-news'?: true }

/** What an element says that the cursor goes to where it is new: by the browser as the page comes, by `useNews` later. */
export const news = (isNew: boolean): News => ({ tabIndex: -1, ...(isNew && { autoFocus: true, 'data-news': true }) })

/** Puts the cursor, after each answer, at the first thing in the form that is new. */
export function useNews(state: LicenceState): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (state.answered || state.problem) form.current?.querySelector<HTMLElement>('[data-news]')?.focus()
  }, [state])
  return form
}
