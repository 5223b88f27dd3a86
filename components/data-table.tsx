'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Column, Sorting } from './data-table/column'
import { Head } from './data-table/head'
import { moveFocus } from './data-table/move-focus'
import { Pages } from './data-table/pages'
import { PastEnd } from './data-table/past-end'
import { Row } from './data-table/row'
import { usePicks } from './data-table/use-picks'
import { WaitingRows } from './data-table/waiting-rows'
import { Button } from './ui/button'
import { cx } from './ui/cx'
import { IconButton } from './ui/icon-button'

export type { Column } from './data-table/column'

type Props<R> = {
  /** What the table holds, for those who hear it. */
  caption: string
  columns: Column<R>[]
  /** What `useEndpoint` answers for a list. */
  list: {
    data: { data: R[]; page: number; total_pages: number; total: number } | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  nameOf: (row: R) => string
  hrefOf?: (row: R) => string
  sort?: Sorting
  onPage: (page: number) => void
  /** What can be done with several rows at once; without it none can be chosen. */
  bulk?: ((rows: R[], none: () => void) => ReactNode) | undefined
  /** What stands here when there is nothing. */
  empty: ReactNode
  /** Rows that stand out, such as unread ones. */
  isStrong?: (row: R) => boolean
  /** Says how many there are, where that is more than a number; undefined: it is not. */
  counted?: (total: number) => string | undefined
}

const noRows: never[] = []

/** A list of records as a table, on a phone as a list: loading, empty and failed it says so; rows are reached, opened and chosen by keys. */
export function DataTable<R extends { id: string }>({
  caption,
  columns,
  list,
  nameOf,
  hrefOf,
  sort,
  onPage,
  bulk,
  empty,
  isStrong,
  counted,
}: Props<R>) {
  const t = useTranslations('Desk.Kit')
  const rows = list.data?.data ?? noRows
  const { picked, has, pick, all } = usePicks(rows)

  if (!list.data && list.error) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 rounded-hold border border-line p-5 text-14">
        <p>{t('failed')}</p>
        <Button type="button" onClick={() => list.refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  if (list.data && rows.length === 0) {
    const isPast = list.data.page > 1 && list.data.total > 0
    return (
      <div className="rounded-hold border border-line">{isPast ? <PastEnd onFirst={() => onPage(1)} /> : empty}</div>
    )
  }

  return (
    <div className="grid gap-2">
      <div
        className={cx(
          'overflow-clip rounded-hold border border-line bg-raised',
          list.isPlaceholderData && 'opacity-60',
        )}
      >
        <table className="w-full text-14 max-md:block" aria-busy={!list.data}>
          <caption className="sr-only">{caption}</caption>
          <Head
            columns={columns}
            sort={sort}
            picking={
              bulk && { all: picked.length > 0 && picked.length === rows.length, some: picked.length > 0, onAll: all }
            }
          />
          <tbody onKeyDown={moveFocus} className="max-md:block">
            {!list.data && <WaitingRows columns={columns} picks={Boolean(bulk)} />}
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                columns={columns}
                name={nameOf(row)}
                href={hrefOf?.(row)}
                strong={isStrong?.(row) ?? false}
                picked={bulk && { is: has(row.id), onPick: (is, range) => pick(row.id, is, range) }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {bulk && picked.length > 0 && (
        <section
          aria-label={t('chosen', { count: picked.length })}
          className="sticky bottom-3 z-10 mx-auto flex max-w-full animate-settle flex-wrap items-center gap-2 rounded-hold border border-line bg-raised p-2 ps-4 text-14 shadow-float"
        >
          <span className="font-medium tabular-nums">{t('chosen', { count: picked.length })}</span>
          {bulk(picked, () => all(false))}
          <IconButton icon={X} label={t('choose_none')} onClick={() => all(false)} />
        </section>
      )}
      {list.data && (
        <Pages
          page={list.data.page}
          pages={list.data.total_pages}
          total={list.data.total}
          words={counted?.(list.data.total)}
          onPage={onPage}
        />
      )}
    </div>
  )
}
