'use client'

import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { z } from 'zod'
import { FilterSelect } from '@/components/dashboard/kit/filter-select'
import { Moment } from '@/components/dashboard/kit/moment'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useSend } from '@/components/dashboard/kit/use-send'
import { SentWord } from '@/components/dashboard/settings/mail/sent-word'
import { DataTable } from '@/components/data-table'
import { IconButton } from '@/components/ui/icon-button'
import { type WebhookDelivery, webhooks } from '@/lib/wire/webhooks'
import { Attempts } from './attempts'

type Row = z.output<typeof WebhookDelivery>
const states = ['pending', 'delivered', 'failed'] as const
const SOON = 3_000

/** What was sent to a webhook, how it went, and the way to send it again. */
export function Deliveries({ webhook_id }: { webhook_id: string }) {
  const t = useTranslations('Desk.Settings')
  const [state, setState] = useState<(typeof states)[number]>()
  const [page, setPage] = useState('1')
  const list = useEndpoint(
    webhooks.deliveries,
    { params: { id: webhook_id }, query: { state, page, per_page: '10' } },
    { every: SOON },
  )
  const again = useSend(webhooks.redeliver, { invalidates: [webhooks.deliveries], said: t('delivery_again_done') })
  const columns = [
    {
      key: 'type',
      head: t('delivery_type'),
      title: true as const,
      cell: (row: Row) => (
        <span className="grid gap-1">
          <code className="font-mono text-13">{row.type}</code>
          <Attempts delivery={row} />
        </span>
      ),
    },
    { key: 'state', head: t('letter_state'), width: 'w-32', cell: (row: Row) => <SentWord state={row.state} /> },
    {
      key: 'at',
      head: t('at'),
      end: true as const,
      told: true as const,
      width: 'w-28',
      cell: (row: Row) => <Moment at={row.created_at} />,
    },
    {
      key: 'verbs',
      head: t('verbs'),
      quietHead: true as const,
      end: true as const,
      width: 'w-12',
      cell: (row: Row) =>
        row.state !== 'pending' && (
          <IconButton
            icon={RotateCcw}
            label={t('delivery_again', { type: row.type })}
            small
            onClick={() => void again.send({ params: { id: row.id } })}
          />
        ),
    },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div>
        <FilterSelect
          label={t('letter_state')}
          all={t('letter_any')}
          value={state}
          onChange={(value) => {
            setState(states.find((each) => each === value))
            setPage('1')
          }}
          options={states.map((value) => ({ value, label: t(`sent_${value}`) }))}
        />
      </div>
      <DataTable
        caption={t('deliveries')}
        list={list}
        nameOf={({ type }) => type}
        columns={columns}
        onPage={(next) => setPage(String(next))}
        empty={<p className="py-6 text-center text-14 text-soft">{t('deliveries_none')}</p>}
      />
    </div>
  )
}
