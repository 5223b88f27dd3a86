'use client'

import { BadgeCheck } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import type { DeskMember, DeskProject } from '@/components/dashboard/person/desk-member'
import type { Column } from '@/components/data-table'
import type { AdminWaitlistEntry } from '@/lib/contract/waitlist-entry'
import { EntryStatus } from './entry-status'
import { EntryVerbs } from './entry-verbs'
import { useEntryName } from './use-entry-name'

/** What the list tells of somebody in line. */
export function useEntryColumns(project: DeskProject, member: DeskMember): Column<AdminWaitlistEntry>[] {
  const t = useTranslations('Desk.Waitlist')
  const format = useFormatter()
  const nameOf = useEntryName()
  return [
    {
      key: 'place',
      head: t('place'),
      width: 'w-24',
      cell: ({ position }) =>
        position === null ? (
          <span className="text-soft">–</span>
        ) : (
          <span className="font-mono text-13 whitespace-nowrap tabular-nums">№ {format.number(position)}</span>
        ),
    },
    {
      key: 'name',
      head: t('name'),
      title: true,
      cell: (row) => <bdi className={row.name ? 'break-words' : 'break-all text-soft'}>{nameOf(row)}</bdi>,
    },
    {
      key: 'email',
      head: t('email'),
      cell: ({ email, confirmed_at }) =>
        email ? (
          <span className="inline-flex items-center gap-1">
            <bdi className="break-all">{email}</bdi>
            {confirmed_at && (
              <BadgeCheck className="size-4 shrink-0 text-accent-ink" strokeWidth={1.5} aria-label={t('proven')} />
            )}
          </span>
        ) : (
          <span className="text-soft">{t('no_email')}</span>
        ),
    },
    { key: 'status', head: t('status'), cell: ({ status }) => <EntryStatus status={status} /> },
    { key: 'friends', head: t('friends'), end: true, from: 'lg', cell: ({ referral_count }) => referral_count },
    { key: 'joined', head: t('joined'), end: true, cell: ({ created_at }) => <Moment at={created_at} /> },
    {
      key: 'invited',
      head: t('invited_at'),
      end: true,
      from: 'xl',
      cell: ({ invited_at }) => invited_at && <Moment at={invited_at} />,
    },
    {
      key: 'verbs',
      head: t('verbs'),
      quietHead: true,
      end: true,
      width: 'w-12',
      cell: (entry) => <EntryVerbs project={project} member={member} entry={entry} />,
    },
  ]
}
