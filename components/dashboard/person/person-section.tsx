'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'

type Props<T> = {
  title: string
  /** What stands here when there is nothing. */
  none: string
  items: T[]
  total: number
  /** Beside the title: where there is more, or what can be added. */
  verb?: ReactNode
  children: (item: T) => ReactNode
}

/** One kind of what is known of a person: how many there are, and the newest of them. */
export function PersonSection<T extends object>({ title, none, items, total, verb, children }: Props<T>) {
  const t = useTranslations('Desk.People')
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-1.5">
      <div className="flex min-h-8 items-center gap-2">
        <h2 id={id} className="text-13 font-semibold">
          {title}
        </h2>
        {total > 0 && (
          <span className="text-13 text-soft tabular-nums">
            {total > items.length ? t('count_of', { shown: items.length, total }) : t('total', { total })}
          </span>
        )}
        {verb && <span className="ms-auto">{verb}</span>}
      </div>
      {items.length === 0 ? (
        <p className="text-13 text-soft">{none}</p>
      ) : (
        <ul className="grid divide-y divide-line border-y border-line text-13">
          {items.map((item, n) => (
            <li key={'id' in item ? String(item.id) : n} className="grid gap-0.5 py-2">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
