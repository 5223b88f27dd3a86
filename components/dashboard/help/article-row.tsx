'use client'

import { GripVertical } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef } from 'react'
import { useCardDrag } from '@/components/dashboard/board/use-card-drag'
import { Moment } from '@/components/dashboard/kit/moment'
import { Badge } from '@/components/ui/badge'
import { iconButtonClass } from '@/components/ui/button-class'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { ArticleMenu } from './article-menu'
import type { HelpPlace } from './help-desk'
import type { ShelfArticle, ShelfFlow } from './shelf'

export type ArticleRowProps = {
  board: string
  article: ShelfArticle
  flow: ShelfFlow
  flows: ShelfFlow[]
  place: HelpPlace
  isLive: boolean
  place_in_flow: number
  count: number
  onMove: (id: string, flow_id: string, to: number) => void
}

/** One article of a flow: taken by its handle, moved by keys and menu, opened by its title. */
export function ArticleRow(props: ArticleRowProps) {
  const { board, article, flow, place, place_in_flow, count, onMove } = props
  const t = useTranslations('Desk.Help')
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const { id, title, is_published, article_type, updated_at } = article
  const { isDragged, edge } = useCardDrag(row, { board, id, column_id: flow.id, enabled: place.mayWrite })

  /** What is moved takes the focus along. */
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    const to = place_in_flow + by
    if (to < 0 || to >= count) return
    onMove(id, flow.id, to)
    requestAnimationFrame(() => handle.current?.focus())
  }
  return (
    <li
      ref={row}
      className={cx('relative flex items-center gap-1 px-1.5 py-1 hover:bg-sunk', isDragged && 'opacity-50')}
    >
      {edge && (
        <span className={cx('absolute inset-x-0 z-1 h-0.5 bg-accent-line', edge === 'top' ? 'top-0' : 'bottom-0')} />
      )}
      {place.mayWrite && (
        <button
          ref={handle}
          type="button"
          aria-label={t('handle', { name: title, place: place_in_flow + 1, count })}
          onKeyDown={onKeyDown}
          className={cx(iconButtonClass(true), 'cursor-grab')}
        >
          <GripVertical className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      <Link
        href={`${place.base}/help/articles/${id}`}
        draggable={false}
        className="flex min-h-9 min-w-0 grow items-center gap-3 rounded-press px-1.5 text-14"
      >
        <span className="min-w-0 truncate font-medium" dir="auto">
          {title}
        </span>
        {!is_published && <Badge tone="waiting">{t('draft')}</Badge>}
      </Link>
      <span className="shrink-0 text-13 text-soft max-md:hidden">{t(`type_${article_type}`)}</span>
      <span className="w-28 shrink-0 text-end text-13 text-soft max-sm:hidden">
        <Moment at={updated_at} />
      </span>
      {place.mayWrite && <ArticleMenu {...props} />}
    </li>
  )
}
