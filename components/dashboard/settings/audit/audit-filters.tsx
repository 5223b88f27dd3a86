'use client'

import { useTranslations } from 'next-intl'
import { FilterSelect } from '@/components/dashboard/kit/filter-select'
import { Button } from '@/components/ui/button'
import { auditKinds } from '@/lib/contract/choices'

export type AuditFilter = 'record_id' | 'actor_id' | 'kind' | 'days'
type Values = Partial<Record<AuditFilter, string>>
type Props = {
  values: Values
  set: (changes: Partial<Record<AuditFilter, string | undefined>>) => void
  actors: { value: string; label: string }[]
  /** Whose doings are shown, where it is none of those: a key that was revoked, a member who left. */
  other: string | undefined
}

export const periods = ['1', '7', '30', '365'] as const

/** Who, what part and since when; and that only one record is shown, where a link asked for that. */
export function AuditFilters({ values, set, actors, other }: Props) {
  const t = useTranslations('Desk.Audit')
  const { record_id, actor_id, kind, days } = values
  const isOther = actor_id && !actors.some(({ value }) => value === actor_id)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterSelect
        label={t('filter_who')}
        all={t('who_all')}
        value={actor_id}
        onChange={(value) => set({ actor_id: value })}
        options={isOther ? [...actors, { value: actor_id, label: other ?? t('gone') }] : actors}
      />
      <FilterSelect
        label={t('filter_kind')}
        all={t('kind_all')}
        value={kind}
        onChange={(value) => set({ kind: value })}
        options={auditKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      <FilterSelect
        label={t('filter_days')}
        all={t('days_all')}
        value={days}
        onChange={(value) => set({ days: value })}
        options={periods.map((value) => ({ value, label: t(`days_${value}`) }))}
      />
      {record_id && (
        <span className="flex flex-wrap items-center gap-2 text-14 text-soft">
          {t('one_record')}
          <Button type="button" look="bare" onClick={() => set({ record_id: undefined })}>
            {t('one_clear')}
          </Button>
        </span>
      )}
    </div>
  )
}
