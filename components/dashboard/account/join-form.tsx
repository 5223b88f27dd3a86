'use client'

import { useTranslations } from 'next-intl'
import { invitations } from '@/lib/wire/members'
import { askApi } from './ask-api'
import { FormEnd } from './form-end'
import { PersonFields } from './person-fields'
import { signInAfter } from './sign-in-after'
import { useAccountForm } from './use-account-form'

/** Makes the account of somebody who is invited, and lets them in. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations('Desk.Account')
  const { form, errors, problem, pending } = useAccountForm({
    act: ({ name = '', password = '' }) => askApi(invitations.join, { body: { token, name, password } }),
    done: (_, { password = '' }) => void signInAfter(email, password),
  })
  return (
    <form {...form} className="grid gap-4">
      <PersonFields errors={errors} email={email} />
      <FormEnd verb={t('invitation_join')} pending={pending} problem={problem} />
    </form>
  )
}
