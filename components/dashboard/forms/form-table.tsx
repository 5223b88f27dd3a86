'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import { DataTable } from '@/components/data-table'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'

/** A form with its numbers, as the list shows it. */
export type FormLine = {
  id: string
  kind: 'contact' | 'support'
  name: string
  enabled: boolean
  views: number
  submissions: number
  conversion_rate: number | null
  last_submission_at: string | null
}

/** The forms of one kind with their numbers. */
export function FormTable({ kind, forms, base }: { kind: FormLine['kind']; forms: FormLine[]; base: string }) {
  const t = useTranslations('Desk.Forms')
  const format = useFormatter()
  const rate = (value: number | null) => (value === null ? '–' : format.number(value, { style: 'percent' }))
  const list = {
    data: { data: forms, page: 1, total_pages: 1, total: forms.length },
    error: null,
    isPlaceholderData: false,
    refetch: () => {},
  }
  return (
    <section aria-labelledby={kind} className="grid gap-2">
      <h2 id={kind} className="text-16 font-semibold">
        {t(`kind_${kind}_many`)}
      </h2>
      <p className="text-13 text-soft">{t(`kind_${kind}_text`)}</p>
      <DataTable
        caption={t(`kind_${kind}_many`)}
        list={list}
        nameOf={({ name }) => name}
        hrefOf={(form) => `${base}/forms/${kind}/${form.id}`}
        onPage={() => {}}
        columns={[
          { key: 'name', head: t('setting_name'), title: true, cell: ({ name }) => name },
          {
            key: 'state',
            head: t('state'),
            width: 'md:w-28',
            cell: ({ enabled }) => (enabled ? t('open') : <Badge tone="waiting">{t('closed')}</Badge>),
          },
          {
            key: 'views',
            head: t('views'),
            end: true,
            from: 'md',
            width: 'md:w-24',
            cell: ({ views }) => format.number(views),
          },
          {
            key: 'submissions',
            head: t('submissions'),
            end: true,
            told: true,
            width: 'md:w-28',
            cell: ({ submissions }) => format.number(submissions),
          },
          {
            key: 'rate',
            head: t('conversion'),
            end: true,
            from: 'md',
            width: 'md:w-28',
            cell: ({ conversion_rate }) => rate(conversion_rate),
          },
          {
            key: 'last',
            head: t('last'),
            end: true,
            told: true,
            width: 'md:w-32',
            cell: ({ last_submission_at: at }) => at && <Moment at={at} />,
          },
        ]}
        empty={<EmptyState sentence={t(`none_${kind}`)} />}
      />
    </section>
  )
}
