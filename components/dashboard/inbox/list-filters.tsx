'use client'

import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FilterSelect } from '@/components/dashboard/kit/filter-select'
import { SearchField } from '@/components/dashboard/kit/search-field'
import type { useFilters } from '@/components/dashboard/kit/use-filters'
import { Button } from '@/components/ui/button'
import { iconButtonClass } from '@/components/ui/button-class'
import { cx } from '@/components/ui/cx'
import { Popover } from '@/components/ui/popover'
import { type filterNames, toView, type View, viewOf, views } from './inbox-view'
import { useChoices } from './use-choices'

export type Filters = ReturnType<typeof useFilters<(typeof filterNames)[number]>>

const chip = 'inline-flex min-h-8 shrink-0 items-center rounded-full px-2 text-13 transition-colors'

/** What narrows the list down: five views at hand, everything else behind one button; the address keeps it. */
export function ListFilters({ filters }: { filters: Filters }) {
  const t = useTranslations('Desk.Inbox')
  const { statuses, priorities, categories, people } = useChoices()
  const { values, set, clear } = filters
  const view = viewOf(values)
  const own = [values.priority, values.category, ...(view ? [] : [values.status, values.assignee])].filter(Boolean)
  const whose = [
    { value: 'me', label: t('mine') },
    { value: 'none', label: t('nobodys') },
    ...people.filter(({ value }) => value !== ''),
  ]
  return (
    <div className="grid gap-2 border-b border-line px-4 pt-3 pb-2">
      <div className="flex items-center gap-2">
        <SearchField
          label={t('search')}
          value={values.search ?? ''}
          onSearch={(search) => set({ search }, { replace: true })}
        />
        <Popover
          label={t('filters')}
          align="end"
          trigger={
            <button
              type="button"
              title={t('filters')}
              aria-label={own.length > 0 ? t('filters_on', { count: own.length }) : t('filters')}
              className={cx(iconButtonClass(false, 'quiet'), 'relative')}
            >
              <SlidersHorizontal className="size-4" strokeWidth={1.5} aria-hidden="true" />
              {own.length > 0 && (
                <span className="absolute -end-1 -top-1 grid size-4 place-items-center rounded-full bg-accent text-12 text-on-accent tabular-nums">
                  {own.length}
                </span>
              )}
            </button>
          }
        >
          <div className="grid justify-items-start gap-2.5">
            <FilterSelect
              label={t('status')}
              all={t('unresolved')}
              value={values.status}
              onChange={(status) => set({ status })}
              options={[{ value: 'all', label: t('any_status') }, { value: 'done', label: t('done') }, ...statuses]}
            />
            <FilterSelect
              label={t('assignee')}
              all={t('any_assignee')}
              value={values.assignee}
              onChange={(assignee) => set({ assignee })}
              options={whose}
            />
            <FilterSelect
              label={t('priority')}
              all={t('any_priority')}
              value={values.priority}
              onChange={(priority) => set({ priority })}
              options={priorities}
            />
            <FilterSelect
              label={t('category')}
              all={t('any_category')}
              value={values.category}
              onChange={(category) => set({ category })}
              options={categories.filter(({ value }) => value !== '')}
            />
            <Button type="button" look="bare" onClick={clear}>
              {t('filters_clear')}
            </Button>
          </div>
        </Popover>
      </div>
      <fieldset aria-label={t('views')} className="-mx-1 flex flex-wrap gap-x-0.5">
        {(Object.keys(views) as View[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => set(toView(name))}
            className={cx(
              chip,
              view === name ? 'bg-ink font-medium text-paper' : 'text-soft hover:bg-sunk hover:text-ink',
            )}
          >
            {t(`view_${name}`)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
