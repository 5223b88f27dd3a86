import type { ReactNode } from 'react'
import { cx } from './cx'
import { Link } from './link'

/** One choice of a filter as a link; the page stays where it is. */
export function Chip({ href, current, children }: { href: string; current: boolean; children: ReactNode }) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={current ? 'true' : undefined}
      className={cx(
        'inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-14 whitespace-nowrap transition-colors',
        current ? 'bg-ink font-medium text-paper' : 'text-soft hover:bg-sunk hover:text-ink',
      )}
    >
      {children}
    </Link>
  )
}
