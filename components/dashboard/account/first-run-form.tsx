'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import { account } from '@/lib/wire/account'
import { askApi } from './ask-api'
import { FormEnd } from './form-end'
import { PersonFields } from './person-fields'
import { signInAfter } from './sign-in-after'
import { useAccountForm } from './use-account-form'

/** Makes the first owner and their team, and signs them in. */
export function FirstRunForm({ token }: { token: string }) {
  const t = useTranslations('Desk.Account')
  const { form, errors, problem, pending } = useAccountForm({
    act: ({ name = '', email = '', password = '', team = '' }) =>
      askApi(account.begin, { body: { token, name, email, password, team } }),
    done: (_, { email = '', password = '' }) => void signInAfter(email.trim(), password),
    fieldOf: { CONFLICT: 'email' },
  })
  return (
    <form {...form} className="grid gap-4">
      <PersonFields errors={errors} />
      <TextField
        name="team"
        label={t('team_name')}
        autoComplete="organization"
        maxLength={100}
        required
        error={errors.team}
      />
      <FormEnd verb={t('first_run_verb')} pending={pending} problem={problem} />
    </form>
  )
}
