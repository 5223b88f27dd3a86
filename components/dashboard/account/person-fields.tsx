'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'

type Props = { errors: { [name: string]: string }; email?: string }

/** Who somebody new is: name, address and password; an address that is known already stands there unchanged. */
export function PersonFields({ errors, email }: Props) {
  const t = useTranslations('Desk.Account')
  return (
    <>
      <TextField name="name" label={t('name')} autoComplete="name" maxLength={100} required error={errors.name} />
      {email ? (
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      ) : (
        <TextField name="email" type="email" label={t('email')} autoComplete="username" required error={errors.email} />
      )}
      <TextField
        name="password"
        type="password"
        label={t('password')}
        hint={t('password_hint')}
        autoComplete="new-password"
        maxLength={128}
        required
        error={errors.password}
      />
    </>
  )
}
