import type { ReactNode } from 'react'

/** A sentence that tells how something went, at the place where it happened. */
export function Notice({ tone = 'good', children }: { tone?: 'good' | 'bad'; children: ReactNode }) {
  return (
    <p
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`animate-settle rounded-press border px-4 py-3 text-14 ${tone === 'bad' ? 'border-danger text-danger' : 'border-accent-line bg-wash'}`}
    >
      {children}
    </p>
  )
}
