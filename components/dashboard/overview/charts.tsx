'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Chart } from '@/components/dashboard/kit/chart'
import type { OverviewDay } from '@/lib/contract/overview'
import { useDuration } from './use-duration'

type Count = Exclude<keyof OverviewDay, 'date' | 'median_first_reply_seconds'>

/** How the last days were, a chart for each part. */
export function Charts({ days }: { days: OverviewDay[] }) {
  const t = useTranslations('Desk.Overview')
  const format = useFormatter()
  const duration = useDuration()
  const sum = (key: Count) => days.reduce((all, day) => all + day[key], 0)
  const series = (...keys: Count[]) => keys.map((key) => ({ key, label: t(key) }))
  const times = days.flatMap((day) => day.median_first_reply_seconds ?? []).toSorted((a, b) => a - b)
  const middle = times[Math.floor((times.length - 1) / 2)]
  const views = sum('views')
  const rate =
    views > 0 ? format.number(sum('submissions') / views, { style: 'percent', maximumFractionDigits: 1 }) : 'none'
  const shared = { days, quiet: t('quiet') }

  return (
    <div className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
      <Chart
        {...shared}
        title={t('chart_requests')}
        sum={t('requests_sum', { requests: sum('requests'), resolved: sum('resolved') })}
        series={series('requests', 'resolved')}
      />
      <Chart
        {...shared}
        kind="lines"
        title={t('median_first_reply')}
        sum={middle === undefined ? '' : t('reply_sum', { time: duration(middle, 'long') })}
        series={[
          {
            key: 'median_first_reply_seconds',
            label: t('median_first_reply_seconds'),
            format: (seconds) => duration(seconds),
          },
        ]}
      />
      <Chart
        {...shared}
        title={t('chart_forms')}
        sum={t('forms_sum', { submissions: sum('submissions'), rate })}
        series={series('submissions', 'views')}
      />
      <Chart
        {...shared}
        title={t('chart_wishes')}
        sum={t('wishes_sum', { wishes: sum('wishes'), votes: sum('votes') })}
        series={series('votes', 'wishes')}
      />
      <Chart
        {...shared}
        title={t('chart_waitlist')}
        sum={t('waitlist_sum', { count: sum('waitlist_joined') })}
        series={series('waitlist_joined')}
      />
      <Chart
        {...shared}
        title={t('chart_activations')}
        sum={t('activations_sum', { count: sum('activations') })}
        series={series('activations')}
      />
    </div>
  )
}
