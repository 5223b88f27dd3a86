'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import { askAccount } from './ask-account'
import { FormEnd } from './form-end'
import { useAccountForm } from './use-account-form'

/** Sets a new password by the link of a letter, and goes to sign in with it. */
export function ResetForm({ token }: { token: string }) {
  const t = useTranslations('Desk.Account')
  const { form, errors, problem, pending } = useAccountForm({
    act: ({ password }) => askAccount('/reset-password', { token, newPassword: password }),
    done: () => window.location.assign('/dashboard/sign-in?done=reset'),
    fieldOf: { PASSWORD_TOO_SHORT: 'password', PASSWORD_TOO_LONG: 'password' },
  })
  return (
    <form {...form} className="grid gap-4">
      <TextField
        name="password"
        type="password"
        label={t('new_password')}
        hint={t('password_hint')}
        autoComplete="new-password"
        maxLength={128}
        required
        error={errors.password}
      />
      <FormEnd verb={t('reset_verb')} pending={pending} problem={problem} />
    </form>
  )
}
