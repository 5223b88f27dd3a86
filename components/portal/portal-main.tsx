'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'

/** The page's main part; a form inside somebody else's page leaves that landmark to the page around it. */
export function PortalMain({ children }: { children: ReactNode }) {
  const isForm = usePathname().includes('/forms/')
  const framed = useSearchParams().get('embed') === '1' && isForm
  const Ground = framed ? 'div' : 'main'
  return (
    <Ground id="content" className="grow">
      {children}
    </Ground>
  )
}
