'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { askAccount } from './ask-account'
import { FormEnd } from './form-end'
import { useAccountForm } from './use-account-form'

/** Changes the password, and signs every other browser out. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('Desk.Account')
  const [times, setTimes] = useState(0)
  const { form, errors, problem, pending } = useAccountForm({
    act: ({ current, password }) =>
      askAccount('/change-password', { currentPassword: current, newPassword: password, revokeOtherSessions: true }),
    done: () => setTimes(times + 1),
    fieldOf: { INVALID_PASSWORD: 'current', PASSWORD_TOO_SHORT: 'password', PASSWORD_TOO_LONG: 'password' },
  })
  return (
    <form key={times} {...form} className="grid max-w-sm gap-4">
      {times > 0 && <Notice>{t('password_changed')}</Notice>}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        name="current"
        type="password"
        label={t('current_password')}
        autoComplete="current-password"
        required
        error={errors.current}
      />
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
      <div className="grid justify-items-start gap-4">
        <FormEnd verb={t('password_change')} pending={pending} problem={problem} look="quiet" />
      </div>
    </form>
  )
}
