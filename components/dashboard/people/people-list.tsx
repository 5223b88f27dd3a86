'use client'

import { useTranslations } from 'next-intl'
import { Day, Moment } from '@/components/dashboard/kit/moment'
import { NoMatch } from '@/components/dashboard/kit/no-match'
import { SearchField } from '@/components/dashboard/kit/search-field'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useFilters } from '@/components/dashboard/kit/use-filters'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { type Column, DataTable } from '@/components/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import type { Known } from '@/lib/known'
import { type EndUser, endUsers } from '@/lib/wire/end-users'

type Props = { project: DeskProject; initial: Known<typeof endUsers.list> }

/** The people of a project, newest first. */
export function PeopleList({ project, initial }: Props) {
  const t = useTranslations('Desk.People')
  const { values, set, clear, isFiltered } = useFilters(['search'])
  const query = { project_id: project.id, search: values.search, page: values.page }
  const list = useEndpoint(endUsers.list, { query }, { initial })
  const nameOf = ({ name, email, external_id }: EndUser) => name ?? email ?? external_id ?? t('nameless')

  const columns: Column<EndUser>[] = [
    {
      key: 'name',
      head: t('name'),
      title: true,
      cell: (row) => <bdi className={row.name ? undefined : 'text-soft'}>{row.name ?? t('nameless')}</bdi>,
    },
    { key: 'email', head: t('email'), cell: ({ email }) => <bdi className="break-all">{email}</bdi> },
    {
      key: 'external_id',
      head: t('external_id'),
      from: 'lg',
      cell: ({ external_id }) => <code className="font-mono text-13 break-all">{external_id}</code>,
    },
    { key: 'plan', head: t('plan'), from: 'lg', cell: ({ plan }) => <bdi>{plan}</bdi> },
    { key: 'since', head: t('known_since'), end: true, told: true, cell: ({ created_at }) => <Day at={created_at} /> },
    { key: 'changed', head: t('changed'), end: true, from: 'xl', cell: ({ updated_at }) => <Moment at={updated_at} /> },
  ]
  return (
    <div className="grid gap-3">
      <SearchField
        label={t('search')}
        value={values.search ?? ''}
        onSearch={(search) => set({ search }, { replace: true })}
      />
      <DataTable
        caption={t('list')}
        list={list}
        nameOf={nameOf}
        hrefOf={({ id }) => `/dashboard/p/${project.slug}/people/${id}`}
        columns={columns}
        onPage={(page) => set({ page: String(page) })}
        empty={isFiltered ? <NoMatch onClear={clear} /> : <EmptyState sentence={t('empty')} />}
      />
    </div>
  )
}
