import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type Props = { href: string; back: string; children?: ReactNode }

/** The way back, and what else there is to do here. */
export function SupportBar({ href, back, children }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-3 text-14 sm:py-5">
      <Link
        href={href}
        className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-press text-soft transition-colors hover:text-ink"
      >
        <ArrowLeft className="size-4 shrink-0 rtl:-scale-x-100" strokeWidth={1.5} aria-hidden="true" />
        <bdi className="min-w-0 truncate">{back}</bdi>
      </Link>
      {children}
    </div>
  )
}
