'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { EmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { DeskRequest } from '@/lib/contract/desk-request'
import type { supportDesk } from '@/lib/contract/support-desk'
import { inboxHref } from './inbox-view'
import { type Filters, ListFilters } from './list-filters'
import { RequestRow } from './request-row'
import { useRoom } from './room'
import type { Replying } from './use-live-inbox'

type Props = {
  list: ReturnType<typeof useEndpoint<typeof supportDesk.list>>
  filters: Filters
  current: string | undefined
  replying: Replying
  onOpen: (request: DeskRequest) => void
}

/** The left pane: filters, the requests, and the way to more of them. */
export function RequestList({ list, filters, current, replying, onOpen }: Props) {
  const t = useTranslations('Desk.Inbox')
  const kit = useTranslations('Desk.Kit')
  const { project } = useRoom()
  const { data, error, isPlaceholderData } = list
  const rows = data?.data ?? []

  return (
    <section aria-label={t('list')} className="flex min-h-0 min-w-0 grow flex-col">
      <ListFilters filters={filters} />
      <p role="status" className="sr-only">
        {data && t('count', { count: data.total })}
      </p>
      {error && !data ? (
        <div className="grid justify-items-start gap-3 p-4">
          <Notice tone="bad">{kit('failed')}</Notice>
          <Button type="button" onClick={() => list.refetch()}>
            {kit('retry')}
          </Button>
        </div>
      ) : !data ? (
        <ListSkeleton />
      ) : rows.length === 0 ? (
        <Nothing filters={filters} />
      ) : (
        <ul
          aria-label={t('title')}
          className={cx('min-h-0 grow overflow-y-auto overscroll-contain', isPlaceholderData && 'opacity-60')}
        >
          {rows.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              href={inboxHref(project.slug, request.number)}
              current={request.id === current}
              replying={replying[request.id]}
              onOpen={() => onOpen(request)}
            />
          ))}
        </ul>
      )}
      {data && data.total_pages > 1 && (
        <nav
          aria-label={kit('pages')}
          className="flex items-center gap-1 border-t border-line px-4 py-1.5 text-13 text-soft"
        >
          <span className="me-auto tabular-nums">{t('count', { count: data.total })}</span>
          <IconButton
            icon={ChevronLeft}
            small
            label={kit('previous')}
            disabled={data.page <= 1}
            onClick={() => filters.set({ page: String(data.page - 1) })}
          />
          <span className="tabular-nums">{kit('page', { page: data.page, pages: data.total_pages })}</span>
          <IconButton
            icon={ChevronRight}
            small
            label={kit('next')}
            disabled={data.page >= data.total_pages}
            onClick={() => filters.set({ page: String(data.page + 1) })}
          />
        </nav>
      )}
    </section>
  )
}

function Nothing({ filters: { isFiltered, clear } }: { filters: Filters }) {
  const t = useTranslations('Desk.Inbox')
  return (
    <EmptyState sentence={t(isFiltered ? 'none_match' : 'empty')}>
      {isFiltered && (
        <Button type="button" onClick={clear}>
          {t('filters_clear')}
        </Button>
      )}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <ul className="grid gap-4 p-4">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <li key={line} className="grid gap-2">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-3 w-40" />
        </li>
      ))}
    </ul>
  )
}
