import type { ReactNode } from 'react'
import { cx } from './cx'

type Props = { children: ReactNode; tone?: 'quiet' | 'accent' | 'waiting' | 'danger' }

const tones = {
  quiet: 'border-line text-soft',
  accent: 'border-accent-line bg-wash text-ink',
  waiting: 'border-waiting text-ink',
  danger: 'border-danger text-danger',
} as const

/** A word about something, small, beside it; not a status, which has a dot. */
export function Badge({ children, tone = 'quiet' }: Props) {
  return (
    <span
      className={cx(
        'inline-flex min-h-5 shrink-0 items-center gap-1 rounded-full border px-2 text-12 whitespace-nowrap tabular-nums',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

/** How many wait, in the accent; nothing where none do, and „99+“ beyond what one counts. */
export function Count({ of, label }: { of: number; label: string }) {
  if (of === 0) return null
  return (
    <span className="ms-auto inline-grid min-h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-12 font-medium text-on-accent tabular-nums">
      <span aria-hidden="true">{of > 99 ? '99+' : of}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
