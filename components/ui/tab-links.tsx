'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Link } from './link'

export type TabLink = { href: string; label: ReactNode; current?: boolean }

/** The pages of one room, each an address; the one that somebody is on is marked. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  const path = usePathname()
  return (
    <nav aria-label={label}>
      <ul className="one-line gap-1 border-b border-line">
        {tabs.map(({ href, label: words, current = path === href.split('?')[0] }) => (
          <li key={href} className="-mb-px shrink-0">
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-10 items-center gap-1.5 border-b-2 px-2 text-14 transition-colors focus-visible:-outline-offset-2',
                current ? 'border-accent-line font-medium text-ink' : 'border-transparent text-soft hover:text-ink',
              )}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
