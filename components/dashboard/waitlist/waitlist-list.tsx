'use client'

import { useTranslations } from 'next-intl'
import { FilterSelect } from '@/components/dashboard/kit/filter-select'
import { NoMatch } from '@/components/dashboard/kit/no-match'
import { SearchField } from '@/components/dashboard/kit/search-field'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useFilters } from '@/components/dashboard/kit/use-filters'
import { useArchived, WhileOpen } from '@/components/dashboard/kit/while-open'
import type { DeskMember, DeskProject } from '@/components/dashboard/person/desk-member'
import { DataTable } from '@/components/data-table'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { waitlistStatuses } from '@/lib/contract/choices'
import type { Known } from '@/lib/known'
import { waitlist } from '@/lib/wire/waitlist'
import { InviteDialog } from './invite-dialog'
import { SaveCsv } from './save-csv'
import { useEntryColumns } from './use-entry-columns'
import { useEntryName } from './use-entry-name'

type Props = { project: DeskProject; member: DeskMember; initial: Known<typeof waitlist.list> }

/** The waitlist in the order of its places; who may manage chooses whom to invite. */
export function WaitlistList({ project, member, initial }: Props) {
  const t = useTranslations('Desk.Waitlist')
  const archived = useArchived()
  const { values, set, clear, isFiltered } = useFilters(['search', 'status'])
  const status = waitlistStatuses.find((each) => each === values.status)
  const params = { id: project.id }
  const query = { search: values.search, status, page: values.page }
  const list = useEndpoint(waitlist.list, { params, query }, { initial })

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label={t('search')}
          value={values.search ?? ''}
          onSearch={(search) => set({ search }, { replace: true })}
        />
        <FilterSelect
          label={t('status')}
          all={t('any_status')}
          value={status}
          onChange={(status) => set({ status })}
          options={waitlistStatuses.map((value) => ({ value, label: t(value) }))}
        />
        <span className="ms-auto">
          <SaveCsv project={project} search={values.search} status={status} />
        </span>
      </div>
      <DataTable
        caption={t('list')}
        list={list}
        nameOf={useEntryName()}
        columns={useEntryColumns(project, member)}
        onPage={(page) => set({ page: String(page) })}
        bulk={
          member.mayManage && !archived
            ? (rows, none) => (
                <InviteDialog
                  project={project}
                  ids={rows.map(({ id }) => id)}
                  onInvited={none}
                  trigger={
                    <Button type="button" look="filled">
                      {t('invite_chosen', { count: rows.length })}
                    </Button>
                  }
                />
              )
            : undefined
        }
        empty={
          isFiltered ? (
            <NoMatch onClear={clear} />
          ) : (
            <EmptyState sentence={t('empty')}>
              <WhileOpen>
                <ButtonLink href={`/p/${project.slug}/waitlist`}>{t('empty_verb')}</ButtonLink>
              </WhileOpen>
            </EmptyState>
          )
        }
      />
    </div>
  )
}
