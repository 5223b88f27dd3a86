'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { fieldOf } from './changed-request'
import type { Clash } from './use-change'
import { useChoices } from './use-choices'

type Props = { clash: Clash; onInsist: () => void; onSettle: () => void }

/** Says that somebody else set the same otherwise in the same moment: theirs stands until one insists. */
export function ClashNotice({ clash: { request, wanted, fields }, onInsist, onSettle }: Props) {
  const t = useTranslations('Desk.Inbox')
  const { statuses, priorities, categories, people } = useChoices()
  const choices = { status: statuses, priority: priorities, category: categories, assignee_id: people, is_unread: [] }
  const word = (field: keyof typeof choices, value: unknown) =>
    choices[field].find((each) => each.value === (value ?? ''))?.label ?? String(value ?? '')
  const lines = fields.map((field) =>
    t('clash_line', {
      field: t(field === 'assignee_id' ? 'assignee' : field === 'is_unread' ? 'status' : field),
      theirs: word(field, fieldOf(request, field)),
      yours: word(field, wanted[field]),
    }),
  )
  return (
    <div role="alert" className="grid gap-2 border-b border-line bg-wash px-4 py-3 text-14">
      <p className="font-medium">{t('clash')}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="flex flex-wrap gap-2 pt-1">
        <Button type="button" onClick={onSettle}>
          {t('clash_theirs')}
        </Button>
        <Button type="button" look="bare" onClick={onInsist}>
          {t('clash_yours')}
        </Button>
      </div>
    </div>
  )
}
