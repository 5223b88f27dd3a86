'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StatusWord } from '@/components/ui/status-word'
import type { AdminWish } from '@/lib/contract/wish'
import { Panel } from './panel'

/** The same as the form has, for those who only read. */
export function PropertyList({ wish }: { wish: AdminWish }) {
  const t = useTranslations('Desk.Wishes')
  const kit = useTranslations('Desk.Kit')
  const rows: [string, ReactNode][] = [
    [t('status'), <StatusWord key="status" status={wish.status} />],
    [t('category'), wish.category?.name ?? t('none')],
    [t('priority'), wish.priority ? kit(`priority_${wish.priority}`) : t('none')],
    [t('pinned'), wish.is_pinned ? t('yes') : t('no')],
    [t('visible'), wish.is_approved ? t('yes') : t('no')],
  ]
  return (
    <Panel title={t('properties')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {rows.map(([head, value]) => (
          <div key={head} className="contents">
            <dt className="text-soft">{head}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
