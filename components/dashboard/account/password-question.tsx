'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { askAccount } from './ask-account'
import { FormEnd } from './form-end'
import { useAccountForm } from './use-account-form'

type Props<D> = { path: string; verb: string; done: (data: D) => void; cancel: () => void }

/** Asks for the password before something that matters. */
export function PasswordQuestion<D>({ path, verb, done, cancel }: Props<D>) {
  const t = useTranslations('Desk.Account')
  const { form, errors, problem, pending } = useAccountForm<D>({
    act: ({ password }) => askAccount(path, { password }),
    done,
    fieldOf: { INVALID_PASSWORD: 'password' },
  })
  return (
    <form {...form} className="grid max-w-sm gap-4">
      <TextField
        name="password"
        type="password"
        label={t('two_factor_password')}
        autoComplete="current-password"
        autoFocus
        required
        error={errors.password}
      />
      <div className="flex flex-wrap gap-2">
        <FormEnd verb={verb} pending={pending} problem={problem} />
        <Button type="button" look="bare" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
