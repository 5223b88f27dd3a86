'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import type { DeskMember, DeskProject } from '@/components/dashboard/person/desk-member'
import type { Column } from '@/components/data-table'
import type { AdminWaitlistEntry } from '@/lib/contract/waitlist-entry'
import { EntryName } from './entry-name'
import { EntryStatus } from './entry-status'
import { EntryVerbs } from './entry-verbs'

/** What the list tells of somebody in line. */
export function useEntryColumns(project: DeskProject, member: DeskMember): Column<AdminWaitlistEntry>[] {
  const t = useTranslations('Desk.Waitlist')
  const format = useFormatter()
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
      cell: (entry) => <EntryName entry={entry} />,
    },
    { key: 'status', head: t('status'), cell: ({ status }) => <EntryStatus status={status} /> },
    { key: 'friends', head: t('friends'), end: true, from: 'lg', cell: ({ referral_count }) => referral_count },
    { key: 'joined', head: t('joined'), end: true, told: true, cell: ({ created_at }) => <Moment at={created_at} /> },
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
