'use client'

import { useTranslations } from 'next-intl'
import { Chart } from '@/components/dashboard/kit/chart'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { Skeleton } from '@/components/ui/skeleton'
import { overview } from '@/lib/wire/overview'

/** How many joined on each of the last 30 days. */
export function Growth({ project }: { project: DeskProject }) {
  const t = useTranslations('Desk.Waitlist')
  const { data, error } = useEndpoint(overview.get, { query: { project_id: project.id } })
  if (error && !data) return null
  if (!data) return <Skeleton className="h-64 w-full" />
  const { days } = data.data
  const sum = days.reduce((all, { waitlist_joined }) => all + waitlist_joined, 0)
  return (
    <Chart
      title={t('growth')}
      sum={t('growth_sum', { count: sum })}
      quiet={t('growth_quiet')}
      days={days}
      series={[{ key: 'waitlist_joined', label: t('joined_series') }]}
      kind="bars"
    />
  )
}
