import Link from 'next/link'
import type { ReactNode } from 'react'

/** A link inside or beside text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-6 items-center gap-1.5 rounded-[4px] text-ink underline decoration-line decoration-1 underline-offset-4 transition-colors hover:decoration-accent"
    >
      {children}
    </Link>
  )
}
