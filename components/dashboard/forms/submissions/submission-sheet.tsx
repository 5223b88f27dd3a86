'use client'

import { useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import type { Known } from '@/lib/known'
import { contactForms } from '@/lib/wire/contact-forms'
import { About } from './about-submission'
import { AnswerValue } from './answer-value'
import { answersOf } from './answer-words'

type Props = { base: string; origin: string; initial: Known<typeof contactForms.submission>; mayWrite: boolean }

/** One submission: each answer by its field's name, what it became, who was told, and where it came from. */
export function SubmissionSheet({ base, origin, initial, mayWrite }: Props) {
  const t = useTranslations('Desk.Forms')
  const { data } = useEndpoint(contactForms.submission, initial.args, { initial })
  const submission = data?.data ?? initial.reply.data
  const notSpam = useSend(contactForms.notSpam, {
    said: t('not_spam_done'),
    invalidates: [contactForms.submission, contactForms.submissions, contactForms.formSubmissions],
  })
  const { is_spam, form, data: values, attachments } = submission

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid gap-4">
        {is_spam && (
          <div className="flex flex-wrap items-center gap-3 rounded-press border border-waiting px-4 py-3 text-14">
            <p className="grow text-pretty">{t('is_spam')}</p>
            {mayWrite && (
              <Button
                type="button"
                pending={notSpam.isPending}
                onClick={() => void notSpam.send({ params: initial.args.params })}
              >
                {t('not_spam')}
              </Button>
            )}
          </div>
        )}
        <dl className="divide-y divide-line rounded-hold border border-line bg-raised text-14">
          {answersOf(values, form?.fields ?? []).map((answer) => (
            <div key={answer.id} className="grid gap-1 px-4 py-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4">
              <dt className="text-soft" dir="auto">
                {answer.label}
              </dt>
              <dd dir="auto" className="min-w-0 whitespace-pre-line">
                <AnswerValue answer={answer} origin={origin} />
              </dd>
            </div>
          ))}
          {attachments.length > 0 && (
            <div className="grid gap-1 px-4 py-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4">
              <dt className="text-soft">{t('attachments')}</dt>
              <dd>
                <AnswerValue
                  answer={{ id: 'attachments', label: '', type: 'file', value: attachments }}
                  origin={origin}
                />
              </dd>
            </div>
          )}
        </dl>
      </div>
      <About submission={submission} base={base} />
    </div>
  )
}
