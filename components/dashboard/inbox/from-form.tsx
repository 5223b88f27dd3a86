'use client'

import { useTranslations } from 'next-intl'
import { answersOf, answerWords } from '@/components/dashboard/forms/submissions/answer-words'
import { Attachments } from '@/components/portal/support/attachments'
import { Files } from '@/lib/contract/attachment'
import type { DeskConversation } from '@/lib/contract/desk-request'
import { useRoom } from './room'

/** What was filled in of a form, by the form's own labels and in its order, files to open; nothing where nothing was. */
export function FromForm({ request: { form_data, form_fields } }: { request: DeskConversation }) {
  const t = useTranslations('Desk.Inbox')
  const answers = answersOf(form_data, form_fields).filter(({ value }) => answerWords(value) !== '')
  if (answers.length === 0) return null
  return (
    <section aria-label={t('form_data')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-13 font-semibold">{t('form_data')}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-1.5 text-13">
        {answers.map(({ id, label, value }) => (
          <div key={id}>
            <dt className="text-12 text-soft">
              <bdi>{label}</bdi>
            </dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              <Answered value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Answered({ value }: { value: unknown }) {
  const t = useTranslations('Desk.Inbox')
  const { origin } = useRoom()
  const files = Array.isArray(value) && value.length > 0 ? Files.safeParse(value).data : undefined
  if (files) return <Attachments files={files} origin={origin} />
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : answerWords(value)
}
