'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { askAccount } from './ask-account'
import { FormEnd } from './form-end'
import { PersonFields } from './person-fields'
import { useAccountForm } from './use-account-form'

/** Makes an account whose address has to be confirmed by a letter; for a known address it says the same. */
export function SignUpForm() {
  const t = useTranslations('Desk.Account')
  const [isSent, setSent] = useState(false)
  const { form, errors, problem, pending } = useAccountForm({
    act: ({ name, email, password }) =>
      askAccount('/sign-up/email', { name, email: email?.trim(), password, callbackURL: '/dashboard' }),
    done: () => setSent(true),
  })
  if (isSent) return <Notice>{t('verify_sent')}</Notice>
  return (
    <form {...form} className="grid gap-4">
      <PersonFields errors={errors} />
      <FormEnd verb={t('sign_up_verb')} pending={pending} problem={problem} />
    </form>
  )
}
