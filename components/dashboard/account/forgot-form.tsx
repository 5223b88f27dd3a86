'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { askAccount } from './ask-account'
import { FormEnd } from './form-end'
import { useAccountForm } from './use-account-form'

/** Asks for the letter with the link for a new password; says the same whoever asks. */
export function ForgotForm() {
  const t = useTranslations('Desk.Account')
  const [isSent, setSent] = useState(false)
  const { form, errors, problem, pending } = useAccountForm({
    act: ({ email }) => askAccount('/request-password-reset', { email: email?.trim() }),
    done: () => setSent(true),
  })
  if (isSent) return <Notice>{t('forgot_sent')}</Notice>
  return (
    <form {...form} className="grid gap-4">
      <TextField name="email" type="email" label={t('email')} autoComplete="username" required error={errors.email} />
      <FormEnd verb={t('forgot_verb')} pending={pending} problem={problem} />
    </form>
  )
}
