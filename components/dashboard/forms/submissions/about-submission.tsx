'use client'

import { MailCheck, MailWarning, MailX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import { TextLink } from '@/components/ui/text-link'
import type { SubmissionDetail } from '@/lib/contract/submissions'

/** What belongs to a submission: its form, what it became, who was told, and where it came from. */
export function About({ submission, base }: { submission: SubmissionDetail; base: string }) {
  const t = useTranslations('Desk.Forms')
  const { form, form_id, submitted_at, support_request, wish, letters, ip_address, user_agent, is_spam } = submission
  return (
    <aside aria-label={t('about')} className="grid gap-4 text-14 [&_h2]:text-13 [&_h2]:text-soft">
      <section className="grid gap-1">
        <h2>{t('form')}</h2>
        <p>
          {form ? (
            <TextLink href={`${base}/forms/contact/${form_id}`}>{form.name}</TextLink>
          ) : (
            t('gone_form', { id: form_id })
          )}
        </p>
      </section>
      <section className="grid gap-1">
        <h2>{t('at')}</h2>
        <p>
          <Moment at={submitted_at} exact />
        </p>
      </section>
      {(support_request || wish) && (
        <section className="grid gap-1">
          <h2>{t('became')}</h2>
          {support_request && (
            <p>
              <TextLink href={`${base}/inbox/${support_request.number}`}>
                #{support_request.number} {support_request.subject}
              </TextLink>
            </p>
          )}
          {wish && (
            <p>
              <TextLink href={`${base}/wishes/${wish.id}`}>{wish.title}</TextLink>
            </p>
          )}
        </section>
      )}
      <section className="grid gap-1">
        <h2>{t('mail')}</h2>
        {letters.length === 0 && <p className="text-soft">{t(is_spam ? 'mail_spam' : 'mail_none')}</p>}
        {letters.map((letter) => (
          <Letter key={letter.id} letter={letter} />
        ))}
      </section>
      {(ip_address || user_agent) && (
        <section className="grid gap-1">
          <h2>{t('origin')}</h2>
          {ip_address && <p className="font-mono text-13">{ip_address}</p>}
          {user_agent && <p className="text-13 text-soft">{user_agent}</p>}
        </section>
      )}
    </aside>
  )
}

const letterIcons = { sent: MailCheck, pending: MailWarning, failed: MailX }

function Letter({ letter: { to, state, sent_at, last_error } }: { letter: SubmissionDetail['letters'][number] }) {
  const t = useTranslations('Desk.Forms')
  const Icon = letterIcons[state]
  return (
    <div className="flex items-start gap-2">
      <Icon className="mt-0.5 size-4 shrink-0 text-soft" strokeWidth={1.5} aria-hidden="true" />
      <p className="min-w-0">
        {t(`mail_${state}`, { to: to.join(', ') })}
        {sent_at && (
          <span className="text-soft">
            {' '}
            <Moment at={sent_at} />
          </span>
        )}
        {last_error && <span className="block text-13 text-danger">{last_error}</span>}
      </p>
    </div>
  )
}
