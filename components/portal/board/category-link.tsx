import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'

type Props = { href: string; current: boolean; count?: number; children: ReactNode }

/** One category with the number of its wishes. */
export function CategoryLink({ href, current, count, children }: Props) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={current ? 'true' : undefined}
      className={cx(
        'flex min-h-9 items-center gap-2 rounded-press px-3 text-14 transition-colors max-lg:whitespace-nowrap lg:-mx-3',
        current ? 'bg-sunk font-medium text-ink' : 'text-soft hover:bg-sunk hover:text-ink',
      )}
    >
      {children}
      {count !== undefined && <span className="ms-auto ps-2 text-13 font-normal text-soft tabular-nums">{count}</span>}
    </Link>
  )
}
