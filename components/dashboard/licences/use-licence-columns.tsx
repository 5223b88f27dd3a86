'use client'

import { useTranslations } from 'next-intl'
import { Day } from '@/components/dashboard/kit/moment'
import type { Column } from '@/components/data-table'
import { LicenceStatusWord } from '@/components/ui/status-word'
import type { ListedLicenseKey } from '@/lib/contract/license-key'

/** What the list tells of a licence. */
export function useLicenceColumns(): Column<ListedLicenseKey>[] {
  const t = useTranslations('Desk.Licences')
  return [
    {
      key: 'person',
      head: t('person'),
      title: true,
      cell: ({ end_user }) => {
        const name = end_user?.name ?? end_user?.email ?? end_user?.external_id
        return <bdi className={name ? 'break-words' : 'text-soft'}>{name ?? t('no_person')}</bdi>
      },
    },
    {
      key: 'email',
      head: t('email'),
      from: 'xl',
      cell: ({ end_user }) => end_user?.name && <bdi className="break-all">{end_user.email}</bdi>,
    },
    {
      key: 'key',
      head: t('last_four'),
      told: true,
      cell: ({ key_last4 }) => <code className="font-mono text-13">…{key_last4}</code>,
    },
    { key: 'plan', head: t('plan'), told: true, cell: ({ plan }) => <bdi className="break-words">{plan}</bdi> },
    { key: 'status', head: t('status'), cell: ({ status }) => <LicenceStatusWord status={status} /> },
    {
      key: 'seats',
      head: t('seats'),
      end: true,
      told: true,
      cell: ({ active_devices: taken, max_devices: all }) =>
        all === null ? t('seats_open', { taken }) : t('seats_of', { taken, all }),
    },
    {
      key: 'until',
      head: t('until'),
      end: true,
      told: ({ expires_at }) => expires_at !== null,
      cell: ({ expires_at }) =>
        expires_at ? <Day at={expires_at} /> : <span className="text-soft">{t('never')}</span>,
    },
    { key: 'made', head: t('made'), end: true, from: 'lg', cell: ({ created_at }) => <Day at={created_at} /> },
  ]
}
