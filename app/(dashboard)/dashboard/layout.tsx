import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <main id="content" className="mx-auto w-full max-w-read grow px-4 pt-16 sm:pt-24">
      {children}
    </main>
  )
}
