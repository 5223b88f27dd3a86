'use client'

// biome-ignore lint/style/noRestrictedImports: it tells of the link around it
import { useLinkStatus } from 'next/link'
import { createPortal } from 'react-dom'

/** A line at the top of the window: a page is on its way. Not before 150 ms, so that a quick one does not flash. */
export function OnItsWay() {
  return createPortal(
    <span
      aria-hidden="true"
      data-on-its-way
      className="on-its-way pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-way bg-accent rtl:origin-right"
    />,
    document.body,
  )
}

/** The same of the page that the link around it leads to. */
export function LinkOnItsWay() {
  const { pending } = useLinkStatus()
  return pending && <OnItsWay />
}
