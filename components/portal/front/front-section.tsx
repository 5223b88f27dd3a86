import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type Props = { id: string; title: string; more?: string | false; href: string; className?: string; children: ReactNode }

/** One part on the front page: its heading, the way to all of it, the newest of it. */
export function FrontSection({ id, title, more, href, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={className ?? 'min-w-0'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-1">
        <h2 id={id} dir="auto" className="serif text-20">
          {title}
        </h2>
        {more && (
          <Link
            href={href}
            className="inline-flex min-h-11 items-center rounded-[4px] text-13 text-soft underline decoration-line underline-offset-4 transition-colors hover:text-ink hover:decoration-accent-line"
          >
            {more}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
