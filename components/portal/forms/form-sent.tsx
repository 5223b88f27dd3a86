'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { BellDrawing } from '@/components/ui/bell-drawing'
import { buttonClass } from '@/components/ui/button-class'
import { TicketStub } from '@/components/ui/ticket-stub'
import { formDefaults } from '@/lib/contract/form-defaults'
import { CopyLine } from './copy-line'
import type { Sent } from './filled-form'

/** What stands in the form's place once it is sent. */
export function FormSent({ sent, again }: { sent: Sent; again: string }) {
  const t = useTranslations('Forms')
  const { number, link, email } = sent
  const message = sent.message === formDefaults.success_message ? t('thanks') : sent.message
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => here.current?.focus({ preventScroll: false }), [])

  return (
    <div
      ref={here}
      role="status"
      tabIndex={-1}
      className="grid animate-settle justify-items-center gap-5 py-6 text-center outline-none sm:py-10"
    >
      <BellDrawing />
      <p
        dir="auto"
        className={`text-balance whitespace-pre-line ${message.length < 140 ? 'serif text-20' : 'text-16'}`}
      >
        {message}
      </p>
      {number !== null && <TicketStub number={number} label={t('number')} />}
      {link && (
        <p className="max-w-prose text-14 text-pretty text-soft">
          {email ? t('link_sent', { email }) : t('link_keep')}
        </p>
      )}
      {link && !email && (
        <a href={link} target="_blank" rel="noopener" className="font-medium underline underline-offset-4">
          {t('link_open')}
        </a>
      )}
      {link && !email && (
        <div className="w-full text-start">
          <CopyLine label={t('link_label')} text={link} />
        </div>
      )}
      <a href={again} className={buttonClass()}>
        {t('again')}
      </a>
    </div>
  )
}
