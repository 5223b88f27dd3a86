'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { FilterSelect } from '@/components/dashboard/kit/filter-select'
import { Moment } from '@/components/dashboard/kit/moment'
import { NoMatch } from '@/components/dashboard/kit/no-match'
import { SearchField } from '@/components/dashboard/kit/search-field'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useFilters } from '@/components/dashboard/kit/use-filters'
import { DataTable } from '@/components/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import type { Known } from '@/lib/known'
import { type LetterRecord, letterLog } from '@/lib/wire/letter-log'
import { SentWord } from './sent-word'

type Row = z.output<typeof LetterRecord>

const SOON = 3_000

const isMoving = (rows: Row[]) => rows.some(({ state }) => state === 'pending')
const states = ['pending', 'sent', 'failed'] as const

/** Which letters went out, to whom, and why some did not. */
export function LetterTable({ project_id, initial }: { project_id: string; initial: Known<typeof letterLog.list> }) {
  const t = useTranslations('Desk.Settings')
  const { values, set, clear, isFiltered } = useFilters(['state', 'search'])
  const state = states.find((each) => each === values.state)
  const list = useEndpoint(
    letterLog.list,
    { query: { project_id, state, search: values.search, page: values.page } },
    { initial, every: (reply) => isMoving(reply?.data ?? []) && SOON },
  )
  const columns = [
    {
      key: 'subject',
      head: t('letter_subject'),
      title: true as const,
      cell: (row: Row) => (
        <span className="grid min-w-0">
          <span className="truncate">{row.subject}</span>
          {row.reason && <span className="text-13 text-pretty text-soft">{row.reason}</span>}
        </span>
      ),
    },
    {
      key: 'to',
      head: t('letter_to'),
      told: true as const,
      cell: (row: Row) => <span className="wrap-anywhere">{row.to.join(', ')}</span>,
    },
    { key: 'state', head: t('letter_state'), width: 'w-36', cell: (row: Row) => <SentWord state={row.state} /> },
    {
      key: 'attempts',
      head: t('letter_attempts'),
      end: true as const,
      width: 'w-24',
      from: 'lg' as const,
      cell: (row: Row) => row.attempts,
    },
    {
      key: 'at',
      head: t('at'),
      end: true as const,
      told: true as const,
      width: 'w-32',
      cell: (row: Row) => <Moment at={row.sent_at ?? row.created_at} />,
    },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label={t('letter_search')}
          value={values.search ?? ''}
          onSearch={(search) => set({ search }, { replace: true })}
        />
        <FilterSelect
          label={t('letter_state')}
          all={t('letter_any')}
          value={values.state}
          onChange={(value) => set({ state: value })}
          options={states.map((value) => ({ value, label: t(`sent_${value}`) }))}
        />
      </div>
      <DataTable
        caption={t('letters')}
        list={list}
        nameOf={({ subject }) => subject}
        columns={columns}
        onPage={(page) => set({ page: String(page) })}
        empty={isFiltered ? <NoMatch onClear={clear} /> : <EmptyState sentence={t('letters_none')} />}
      />
    </div>
  )
}
