import type { ReactNode } from 'react'
import { Link } from './link'

const looks =
  'inline-flex min-h-6 items-center gap-1.5 rounded-[4px] text-ink underline decoration-line decoration-1 underline-offset-4 transition-colors hover:decoration-accent-line'

/** Feeds and documents, which the router must not ask for as if they were pages. */
const isDocument = (href: string) => /\.(atom|ics|json|xml)(\?|$)/.test(href)

/** A link inside or beside text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const Anchor = isDocument(href) ? 'a' : Link
  return (
    <Anchor href={href} className={looks}>
      {children}
    </Anchor>
  )
}
