import type { ReactNode } from 'react'
import type { WishStatus } from '@/lib/contract/wish-status'

const ring = <circle cx="5" cy="5" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.5" />

const shapes: Record<WishStatus, { colour: string; shape: ReactNode }> = {
  pending: { colour: 'text-soft', shape: ring },
  under_review: { colour: 'text-waiting', shape: <g strokeDasharray="2.4 1.6">{ring}</g> },
  planned: {
    colour: 'text-moving',
    shape: (
      <>
        {ring}
        <circle cx="5" cy="5" r="1.6" fill="currentColor" />
      </>
    ),
  },
  in_progress: {
    colour: 'text-moving',
    shape: (
      <>
        {ring}
        <path d="M5 1.25a3.75 3.75 0 0 1 0 7.5z" fill="currentColor" />
      </>
    ),
  },
  completed: {
    colour: 'text-done',
    shape: (
      <>
        <circle cx="5" cy="5" r="4.5" fill="currentColor" />
        <path d="M3 5.2 4.4 6.6 7 3.7" fill="none" stroke="var(--paper)" strokeWidth="1.3" />
      </>
    ),
  },
  declined: {
    colour: 'text-over',
    shape: (
      <>
        {ring}
        <path d="M3.2 5h3.6" stroke="currentColor" strokeWidth="1.5" />
      </>
    ),
  },
}

/** The dot beside a status's word; told apart by shape as well as colour. */
export function StatusDot({ status }: { status: WishStatus }) {
  const { colour, shape } = shapes[status]
  return (
    <svg viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${colour}`} aria-hidden="true">
      {shape}
    </svg>
  )
}
