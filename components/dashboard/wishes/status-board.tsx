'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAnnounce } from '@/components/dashboard/board/announcer'
import { ColumnChoice } from '@/components/dashboard/board/column-choice'
import { ColumnsFrame } from '@/components/dashboard/board/columns-frame'
import { focusCard } from '@/components/dashboard/board/focus-card'
import { useDrops } from '@/components/dashboard/board/use-drops'
import { wishStatuses } from '@/lib/contract/choices'
import type { AdminWish } from '@/lib/contract/wish'
import type { WishStatus } from '@/lib/contract/wish-status'
import { StatusColumn } from './status-column'
import { useBulk } from './use-bulk'

type Props = {
  slug: string
  project_id: string
  rows: AdminWish[]
  totals: Record<WishStatus, number>
  mayWrite: boolean
  onMore: (status: WishStatus) => void
  /** All wishes of a status, as a table. */
  tableHref: (status: WishStatus) => string
}

/** The wishes of a page in columns by status; a card that is dragged, or moved by its menu, gets the status of its column. */
export function StatusBoard({ slug, project_id, rows, totals, mayWrite, onMore, tableHref }: Props) {
  const t = useTranslations('Desk.Wishes')
  const word = useTranslations('Status')
  const announce = useAnnounce()
  const [shown, setShown] = useState<WishStatus>('pending')
  const { change } = useBulk(project_id)

  async function move(wish: AdminWish, status: WishStatus, byKeys = true) {
    if (wish.status === status) return
    const { title } = wish
    announce(t('moved', { title, status: word(status) }))
    if (byKeys) focusCard(wish.id)
    if (!(await change([wish], { status }))) announce(t('moved_back', { title, status: word(wish.status) }))
  }

  useDrops('wishes', (id, { column_id }) => {
    const wish = rows.find((each) => each.id === id)
    const status = wishStatuses.find((each) => each === column_id)
    if (wish && status) void move(wish, status, false)
  })

  const of = (status: WishStatus) => rows.filter((wish) => wish.status === status)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ColumnChoice
        label={t('columns')}
        value={shown}
        onChange={setShown}
        columns={wishStatuses.map((value) => ({ value, name: word(value), count: totals[value] }))}
      />
      <ColumnsFrame label={t('columns')}>
        {wishStatuses.map((status) => (
          <StatusColumn
            key={status}
            slug={slug}
            status={status}
            rows={of(status)}
            total={totals[status]}
            onMore={() => onMore(status)}
            moreHref={tableHref(status)}
            hidden={status !== shown}
            onMove={mayWrite ? move : null}
          />
        ))}
      </ColumnsFrame>
    </div>
  )
}
