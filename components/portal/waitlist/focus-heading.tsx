'use client'

import { useEffect } from 'react'

/** Puts the cursor at the heading of a page that a form led to; without it nobody is told that the form is gone. */
export function FocusHeading() {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.style.outline = 'none'
    heading.focus()
  }, [])
  return null
}
