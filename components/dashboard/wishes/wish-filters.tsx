'use client'

import { useTranslations } from 'next-intl'
import { FilterSelect } from '@/components/dashboard/kit/filter-select'
import { SearchField } from '@/components/dashboard/kit/search-field'
import type { useFilters } from '@/components/dashboard/kit/use-filters'
import type { Category } from '@/lib/contract/categories'
import { wishStatuses } from '@/lib/contract/choices'
import type { filterNames, View } from './list-args'

export type Filters = ReturnType<typeof useFilters<(typeof filterNames)[number]>>
type Props = { filters: Filters; view: View; categories: Category[] }

/** What narrows the wishes down; the address keeps it. */
export function WishFilters({ filters: { values, set }, view, categories }: Props) {
  const t = useTranslations('Desk.Wishes')
  const word = useTranslations('Status')
  const groups = [
    { value: 'open', label: t('open') },
    { value: 'closed', label: t('closed') },
  ]
  const statuses = wishStatuses.map((value) => ({ value, label: word(value) }))
  const sorts = (['created_at', 'updated_at'] as const).map((value) => ({ value, label: t(`sort_${value}`) }))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={t('search')}
        value={values.search ?? ''}
        onSearch={(search) => set({ search }, { replace: true })}
      />
      {view === 'table' && (
        <FilterSelect
          label={t('status')}
          all={t('all_statuses')}
          value={values.status}
          onChange={(status) => set({ status })}
          options={[...groups, ...statuses]}
        />
      )}
      <FilterSelect
        label={t('category')}
        all={t('all_categories')}
        value={values.category_id}
        onChange={(category_id) => set({ category_id })}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {view === 'table' && (
        <FilterSelect
          label={t('sort')}
          all={values.search ? t('sort_match') : t('sort_votes')}
          value={values.sort_by}
          onChange={(sort_by) => set({ sort_by, sort_order: undefined })}
          options={sorts}
        />
      )}
    </div>
  )
}
