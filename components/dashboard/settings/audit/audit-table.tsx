'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { Moment } from '@/components/dashboard/kit/moment'
import { NoMatch } from '@/components/dashboard/kit/no-match'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useFilters } from '@/components/dashboard/kit/use-filters'
import { DataTable } from '@/components/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import { auditKinds, MOST_AUDIT_FOUND } from '@/lib/contract/choices'
import type { Known } from '@/lib/known'
import { type AuditEntry, auditLog } from '@/lib/wire/audit-log'
import { AuditChange } from './audit-change'
import { type AuditFilter, AuditFilters, periods } from './audit-filters'
import { AuditMenu } from './audit-menu'
import { nameOf, placeOf } from './place-of'
import { useActor } from './use-actor'
import { useRoomWords } from './use-room-words'
import { useSentence } from './use-sentence'

type Row = z.output<typeof AuditEntry>
type Props = {
  project: { id: string; slug: string }
  /** Whose doings can be asked for. */
  actors: { id: string; type: 'member' | 'key'; name: string }[]
  initial: Known<typeof auditLog.list>
}

const filters: AuditFilter[] = ['record_id', 'actor_id', 'kind', 'days']

/** Who did what to which record, newest first: in sentences, each with the way to the record and what exactly changed. */
export function AuditTable({ project, actors, initial }: Props) {
  const t = useTranslations('Desk.Audit')
  const settings = useTranslations('Desk.Settings')
  const { values, set, clear, isFiltered } = useFilters(filters, { kind: auditKinds, days: periods })
  const query = { project_id: project.id, ...values }
  const list = useEndpoint(auditLog.list, { query }, { initial })
  const actor = list.data?.data.find(({ actor }) => actor.id === values.actor_id)?.actor
  const sentence = useSentence()
  const who = useActor()
  const roomOf = useRoomWords()

  const columns = [
    {
      key: 'what',
      head: t('what'),
      title: true as const,
      cell: (row: Row) => {
        const [place, name] = [placeOf(row), nameOf(row)]
        return (
          <span className="grid min-w-0 gap-0.5 py-1">
            <span className="flex flex-wrap gap-x-2">
              <span className="text-pretty">{sentence(row)}</span>
              {place ? (
                <span className="min-w-0 wrap-anywhere">
                  <TextLink href={`/dashboard/p/${project.slug}${place}`}>
                    <bdi>{name ?? (row.about?.path ? t('open') : roomOf(place))}</bdi>
                  </TextLink>
                </span>
              ) : (
                name && <bdi className="text-soft wrap-anywhere">{name}</bdi>
              )}
            </span>
            <AuditChange entry={row} />
          </span>
        )
      },
    },
    {
      key: 'who',
      head: t('who'),
      width: 'md:w-44',
      cell: (row: Row) => <bdi className="wrap-anywhere">{who(row.actor)}</bdi>,
    },
    {
      key: 'at',
      head: settings('at'),
      end: true as const,
      width: 'md:w-28',
      cell: (row: Row) => <Moment at={row.created_at} />,
    },
    {
      key: 'verbs',
      head: t('verbs'),
      quietHead: true as const,
      end: true as const,
      width: 'md:w-12',
      cell: (row: Row) => (
        <AuditMenu
          name={sentence(row)}
          who={row.actor.id && who(row.actor)}
          onRecord={() => set({ record_id: row.record_id })}
          onWho={() => set({ actor_id: row.actor.id ?? undefined })}
        />
      ),
    },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <AuditFilters
        values={values}
        set={set}
        actors={actors.map((each) => ({ value: each.id, label: who(each) }))}
        other={actor && who(actor)}
      />
      <DataTable
        caption={settings('audit')}
        list={list}
        nameOf={sentence}
        columns={columns}
        counted={(total) => (isFiltered && total >= MOST_AUDIT_FOUND ? t('newest', { count: total }) : undefined)}
        onPage={(next) => set({ page: String(next) })}
        empty={isFiltered ? <NoMatch onClear={clear} /> : <EmptyState sentence={settings('audit_none')} />}
      />
    </div>
  )
}
