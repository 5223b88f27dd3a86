'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { EmptyPlace } from '@/components/dashboard/board/empty-place'
import { useColumnDrop } from '@/components/dashboard/board/use-column-drop'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { StatusDot } from '@/components/ui/status-dot'
import { TextLink } from '@/components/ui/text-link'
import type { AdminWish } from '@/lib/contract/wish'
import type { WishStatus } from '@/lib/contract/wish-status'
import { MOST_CARDS } from './list-args'
import { StatusCard } from './status-card'

type Props = {
  slug: string
  status: WishStatus
  rows: AdminWish[]
  total: number
  onMore: () => void
  /** Where the rest is, of what is too much for a column. */
  moreHref: string
  hidden: boolean
  onMove: ((wish: AdminWish, status: WishStatus) => void) | null
}

/** The wishes of one status, where others can be dropped; a narrow screen shows one status at a time. */
export function StatusColumn({ slug, status, rows, total, onMore, moreHref, hidden, onMove }: Props) {
  const format = useFormatter()
  const t = useTranslations('Desk.Wishes')
  const word = useTranslations('Status')
  const ref = useRef<HTMLElement>(null)
  const takes = (id: string) => !rows.some((wish) => wish.id === id)
  const { isLanding } = useColumnDrop(ref, { board: 'wishes', column_id: status, takes })
  return (
    <section
      ref={ref}
      aria-labelledby={`status-${status}`}
      className={cx(
        'flex min-w-0 flex-col rounded-hold border p-2 transition-colors',
        isLanding ? 'border-accent-line bg-wash' : 'border-transparent bg-sunk',
        hidden && 'max-lg:hidden',
      )}
    >
      <h2 id={`status-${status}`} className="flex min-h-9 items-center gap-2 px-1.5 pb-1 text-14 font-medium">
        <StatusDot status={status} />
        {word(status)}
        <span className="font-normal text-soft tabular-nums">{format.number(total)}</span>
      </h2>
      <ol className="grid min-h-12 grow content-start gap-2">
        {rows.map((wish) => (
          <StatusCard key={wish.id} slug={slug} wish={wish} onMove={onMove} />
        ))}
        {total > rows.length && (
          <li className="px-1.5 py-2 text-13">
            {rows.length < MOST_CARDS ? (
              <Button type="button" look="bare" onClick={onMore}>
                {t('show_more', { count: total - rows.length })}
              </Button>
            ) : (
              <TextLink href={moreHref}>{t('more_wishes', { count: total - rows.length })}</TextLink>
            )}
          </li>
        )}
        {rows.length === 0 && <EmptyPlace words={t('empty_column')} isLanding={isLanding} />}
      </ol>
    </section>
  )
}
