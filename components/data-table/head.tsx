import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { type Column, type Sorting, shownFrom } from './column'
import { PickBox } from './pick-box'

type Props<R> = {
  columns: Column<R>[]
  sort: Sorting | undefined
  picking: { all: boolean; some: boolean; onAll: (all: boolean) => void } | undefined
}

const cell = 'h-9 px-3 text-12 font-medium text-soft whitespace-nowrap'

/** The heads of a table's columns; those that the API can sort by are buttons. */
export function Head<R>({ columns, sort, picking }: Props<R>) {
  const t = useTranslations('Desk.Kit')
  return (
    <thead className="border-b border-line max-md:sr-only">
      <tr>
        {picking && (
          <th scope="col" className={cx(cell, 'w-9 ps-3 pe-0')}>
            <PickBox label={t('choose_all')} checked={picking.all} some={picking.some} onChange={picking.onAll} />
          </th>
        )}
        {columns.map(({ key, head, sort: by, end, quietHead, from, width }) => {
          const order = by && sort?.by === by ? sort.order : undefined
          return (
            <th
              key={key}
              scope="col"
              aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
              className={cx(cell, end ? 'text-end' : 'text-start', from && shownFrom[from], width)}
            >
              {by && sort ? (
                <button
                  type="button"
                  className={cx('inline-flex min-h-6 items-center gap-1 hover:text-ink', order && 'text-ink')}
                  onClick={() => sort.onSort(by, order === 'desc' ? 'asc' : 'desc')}
                >
                  {head}
                  {order === 'asc' && <ArrowUp className="size-3.5" strokeWidth={1.5} aria-hidden="true" />}
                  {order === 'desc' && <ArrowDown className="size-3.5" strokeWidth={1.5} aria-hidden="true" />}
                </button>
              ) : (
                <span className={quietHead && 'sr-only'}>{head}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
