'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import type { Column } from '@/components/data-table'
import type { ApiKey } from '@/lib/contract/api-keys'
import { RevokeKey } from './revoke-key'

/** What is told of each API key. */
export function useKeyColumns(): Column<ApiKey>[] {
  const t = useTranslations('Desk.Members')
  const format = useFormatter()
  return [
    {
      key: 'name',
      head: t('key_name'),
      title: true,
      cell: ({ name, prefix, expires_at }) => (
        <span className="grid min-w-0 gap-0.5">
          <span className="truncate font-medium" dir="auto">
            {name}
          </span>
          <span className="flex flex-wrap gap-x-2 text-12 text-soft">
            <code className="font-mono">{prefix}…</code>
            {expires_at && t('key_expires', { when: format.dateTime(new Date(expires_at), { dateStyle: 'medium' }) })}
          </span>
        </span>
      ),
    },
    {
      key: 'permission',
      head: t('key_permission'),
      cell: ({ permission }) => t(`key_${permission}`),
      width: 'w-36',
    },
    {
      key: 'used',
      head: t('key_used'),
      told: true,
      cell: ({ last_used_at }) =>
        last_used_at ? <Moment at={last_used_at} /> : <span className="text-soft">{t('key_never')}</span>,
      width: 'w-28',
    },
    {
      key: 'made',
      head: t('key_made'),
      from: 'md',
      cell: ({ created_at, created_by }) => (
        <span className="grid gap-0.5">
          <Moment at={created_at} />
          <span className="truncate text-12 text-soft" dir="auto">
            {created_by ? t('key_by', { name: created_by }) : t('key_by_cli')}
          </span>
        </span>
      ),
      width: 'w-40',
    },
    {
      key: 'verbs',
      head: t('verbs'),
      quietHead: true,
      end: true,
      width: 'w-28',
      cell: (row) => <RevokeKey row={row} />,
    },
  ]
}
