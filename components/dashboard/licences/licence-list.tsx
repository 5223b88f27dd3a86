'use client'

import { useTranslations } from 'next-intl'
import { FilterSelect } from '@/components/dashboard/kit/filter-select'
import { NoMatch } from '@/components/dashboard/kit/no-match'
import { SearchField } from '@/components/dashboard/kit/search-field'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useFilters } from '@/components/dashboard/kit/use-filters'
import type { DeskMember, DeskProject } from '@/components/dashboard/person/desk-member'
import { DataTable } from '@/components/data-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { licenseKeyStatuses } from '@/lib/contract/choices'
import type { Known } from '@/lib/known'
import { licenseKeys } from '@/lib/wire/license-keys'
import { looksLikeKey } from './looks-like-key'
import { MintDialog } from './mint-dialog'
import { UnknownKey } from './unknown-key'
import { useKeySearch } from './use-key-search'
import { useLicenceColumns } from './use-licence-columns'

type Props = { project: DeskProject; member: DeskMember; initial: Known<typeof licenseKeys.list> }

/** The licences of a project, newest first. A key that is pasted into the search goes to the server in a body, and never into the address. */
export function LicenceList({ project, member, initial }: Props) {
  const t = useTranslations('Desk.Licences')
  const words = useTranslations('Licence')
  const { values, set, clear, isFiltered } = useFilters(['search', 'status'])
  const { search, status, page } = values
  const query = {
    project_id: project.id,
    search,
    status: licenseKeyStatuses.find((each) => each === status),
    page,
    per_page: '20',
  }
  const list = useEndpoint(licenseKeys.list, { query }, { initial })
  const byKey = useKeySearch(project)

  function find(words: string) {
    if (looksLikeKey(words)) return void byKey.find(words)
    byKey.forget()
    set({ search: words }, { replace: true })
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchField label={t('search')} value={search ?? ''} onSearch={find} />
        <FilterSelect
          label={t('status')}
          all={t('any_status')}
          value={status}
          onChange={(status) => set({ status })}
          options={licenseKeyStatuses.map((value) => ({ value, label: words(`status_${value}`) }))}
        />
      </div>
      {byKey.unknown && (
        <UnknownKey
          onSearch={() => {
            set({ search: byKey.unknown ?? undefined })
            byKey.forget()
          }}
        />
      )}
      <DataTable
        caption={t('list')}
        list={list}
        nameOf={({ plan, key_last4 }) => `${plan ?? t('no_plan')} …${key_last4}`}
        hrefOf={({ id }) => `/dashboard/p/${project.slug}/licences/${id}`}
        columns={useLicenceColumns()}
        onPage={(page) => set({ page: String(page) })}
        empty={
          isFiltered ? (
            <NoMatch onClear={clear} />
          ) : (
            <EmptyState sentence={t('empty')}>
              {member.mayWrite && (
                <MintDialog
                  project={project}
                  trigger={
                    <Button type="button" look="filled">
                      {t('mint')}
                    </Button>
                  }
                />
              )}
            </EmptyState>
          )
        }
      />
    </div>
  )
}
