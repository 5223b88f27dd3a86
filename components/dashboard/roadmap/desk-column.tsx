'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { EmptyPlace } from '@/components/dashboard/board/empty-place'
import { useColumnDrop } from '@/components/dashboard/board/use-column-drop'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { type Column, isFull } from './board-state'
import type { CardVerbs, ColumnVerbs } from './card-verbs'
import { ColumnMenu } from './column-menu'
import { DeskCard } from './desk-card'
import { useColumnName } from './use-column-name'

/** What a column shows at most: as much as the API answers at once. */
const MOST_CARDS = 500

type Props = {
  column: Column
  last: number
  hidden: boolean
  onMore: () => void
  hrefOf: (wish_id: string) => string
  verbs: { card: CardVerbs; column: ColumnVerbs } | null
}

/** A column with its cards, where others can be dropped; a narrow screen shows one at a time. */
export function DeskColumn({ column, last, hidden, onMore, hrefOf, verbs }: Props) {
  const t = useTranslations('Desk.Roadmap')
  const ref = useRef<HTMLElement>(null)
  const { id, items, item_count, wip_limit, status, color } = column
  const lastCard = items.at(-1)?.id
  const takes = (card: string) => card !== lastCard
  const { isOver, isLanding } = useColumnDrop(ref, { board: 'roadmap', column_id: id, takes })
  const name = useColumnName()(column)
  const more = item_count - items.length
  return (
    <section
      ref={ref}
      aria-labelledby={`column-${id}`}
      data-column={name}
      className={cx(
        'flex min-w-0 flex-col rounded-hold border border-transparent bg-sunk p-2 transition-colors',
        isOver && 'border-accent-line',
        hidden && 'max-lg:hidden',
      )}
    >
      <div className="flex min-h-9 items-center gap-2 px-1.5 pb-1">
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full" style={{ background: color }} />
        <h2 id={`column-${id}`} dir="auto" title={name} className="min-w-0 truncate text-14 font-medium">
          {name}
        </h2>
        <span className={cx('text-13 tabular-nums', isFull(column) ? 'text-waiting' : 'text-soft')}>
          {wip_limit === null ? item_count : t('of_limit', { count: item_count, limit: wip_limit })}
        </span>
        <span className="ms-auto">{verbs && <ColumnMenu column={column} last={last} verbs={verbs.column} />}</span>
      </div>
      <ol className="grid min-h-12 grow content-start gap-2">
        {items.map((item) => (
          <DeskCard
            key={item.id}
            item={item}
            href={item.wish_id && hrefOf(item.wish_id)}
            showStatus={status === null}
            isLandingBelow={isLanding && item.id === lastCard}
            verbs={verbs?.card ?? null}
          />
        ))}
        {item_count === 0 && <EmptyPlace words={t('empty_column')} isLanding={isLanding} />}
        {more > 0 && (
          <li className="px-1.5 py-2 text-13 text-soft">
            {items.length < MOST_CARDS ? (
              <Button type="button" look="bare" onClick={onMore}>
                {t('show_more', { count: more })}
              </Button>
            ) : (
              t('more', { count: more })
            )}
          </li>
        )}
      </ol>
      {verbs && (
        <div className="grid pt-1.5">
          <Button type="button" look="bare" onClick={() => verbs.column.addCard(column)}>
            <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('add_card')}
          </Button>
        </div>
      )}
    </section>
  )
}
