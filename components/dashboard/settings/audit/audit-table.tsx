'use client'

import { Filter } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { Moment } from '@/components/dashboard/kit/moment'
import { NoMatch } from '@/components/dashboard/kit/no-match'
import { SearchField } from '@/components/dashboard/kit/search-field'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useFilters } from '@/components/dashboard/kit/use-filters'
import { DataTable } from '@/components/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import type { Known } from '@/lib/known'
import { type AuditEntry, auditLog } from '@/lib/wire/audit-log'
import { AuditChange } from './audit-change'

type Row = z.output<typeof AuditEntry>

/** Who did what to which record, newest first; of one record alone where that is asked for. */
export function AuditTable({ project_id, initial }: { project_id: string; initial: Known<typeof auditLog.list> }) {
  const t = useTranslations('Desk.Settings')
  const { values, set, clear, isFiltered } = useFilters(['record_id'])
  const { record_id, page } = values
  const list = useEndpoint(auditLog.list, { query: { project_id, record_id, page } }, { initial })
  const columns = [
    {
      key: 'what',
      head: t('audit_what'),
      title: true as const,
      cell: (row: Row) => (
        <span className="grid min-w-0 gap-1">
          <span>
            {t(`change_${row.change}`)} <code className="font-mono text-13">{row.record_type}</code>
          </span>
          <AuditChange entry={row} />
        </span>
      ),
    },
    {
      key: 'who',
      head: t('audit_who'),
      width: 'w-52',
      cell: (row: Row) => (
        <span className="grid">
          <span>{row.actor.name ?? t('actor_system')}</span>
          <span className="text-12 text-soft">
            {t(`actor_${row.actor.type}`)}
            {row.ip_address && ` · ${row.ip_address}`}
          </span>
        </span>
      ),
    },
    {
      key: 'action',
      head: t('audit_action'),
      from: 'xl' as const,
      width: 'w-56',
      cell: (row: Row) => <code className="font-mono text-12 text-soft wrap-anywhere">{row.action}</code>,
    },
    { key: 'at', head: t('at'), end: true as const, width: 'w-28', cell: (row: Row) => <Moment at={row.created_at} /> },
    {
      key: 'verbs',
      head: t('verbs'),
      quietHead: true as const,
      end: true as const,
      width: 'w-12',
      cell: (row: Row) => (
        <IconButton
          icon={Filter}
          label={t('audit_only', { record: row.record_type })}
          small
          onClick={() => set({ record_id: row.record_id })}
        />
      ),
    },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchField
        label={t('audit_record')}
        value={record_id ?? ''}
        onSearch={(id) => set({ record_id: id }, { replace: true })}
      />
      <DataTable
        caption={t('audit')}
        list={list}
        nameOf={({ record_type, change }) => `${t(`change_${change}`)} ${record_type}`}
        columns={columns}
        onPage={(next) => set({ page: String(next) })}
        empty={isFiltered ? <NoMatch onClear={clear} /> : <EmptyState sentence={t('audit_none')} />}
      />
    </div>
  )
}
