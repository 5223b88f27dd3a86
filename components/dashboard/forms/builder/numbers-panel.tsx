'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Chart } from '@/components/dashboard/kit/chart'
import { Moment } from '@/components/dashboard/kit/moment'
import { TextLink } from '@/components/ui/text-link'
import type { BuilderPlace } from './form-builder'
import type { OpenForm } from './open-form'

/** How often a form was seen and sent, in all and on each of the last 30 days. */
export function NumbersPanel({ open: { kind, form }, place }: { open: OpenForm; place: BuilderPlace }) {
  const t = useTranslations('Desk.Forms')
  const format = useFormatter()
  const { views, submissions, conversion_rate, last_submission_at, daily } = form.stats
  const sum = (key: 'views' | 'submissions') => daily.reduce((all, day) => all + day[key], 0)
  const rate = conversion_rate === null ? '–' : format.number(conversion_rate, { style: 'percent' })
  const sent = kind === 'contact' ? `${place.base}/submissions?form=${form.id}` : `${place.base}/inbox`

  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-hold border border-line bg-line sm:grid-cols-4">
        <Figure label={t('views')}>{format.number(views)}</Figure>
        <Figure label={t('submissions')}>{format.number(submissions)}</Figure>
        <Figure label={t('conversion')}>{rate}</Figure>
        <Figure label={t('last')}>{last_submission_at ? <Moment at={last_submission_at} /> : '–'}</Figure>
      </dl>
      <Chart
        title={t('days')}
        sum={t('days_sum', { views: sum('views'), submissions: sum('submissions') })}
        quiet={t('days_quiet')}
        days={daily}
        kind="bars"
        series={[
          { key: 'views', label: t('views') },
          { key: 'submissions', label: t('submissions') },
        ]}
      />
      <p className="text-14">
        <TextLink href={sent}>{t(kind === 'contact' ? 'see_submissions' : 'see_requests')}</TextLink>
      </p>
    </div>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-0.5 bg-raised px-4 py-3">
    <dt className="text-13 text-soft">{label}</dt>
    <dd className="text-20 tabular-nums">{children}</dd>
  </div>
)
