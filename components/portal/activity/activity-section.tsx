import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'

/** So many of a kind are shown. */
const MOST = 200

type Props = { title: string; count?: number; children: ReactNode }

/** One kind of what is somebody's, with how much of it there is. */
export function ActivitySection({ title, count, children }: Props) {
  const t = useTranslations('Activity')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid gap-3 pb-10">
      <h2 id={heading} className="flex items-baseline gap-2 text-14 font-medium">
        {title}
        {count !== undefined && <span className="text-13 font-normal text-soft tabular-nums">{count}</span>}
      </h2>
      {children}
      {count !== undefined && count >= MOST && <p className="text-13 text-soft">{t('most')}</p>}
    </section>
  )
}

/** The rows of a section. */
export function ActivityRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line border-y border-line">{children}</ul>
}
