'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { TextLink } from '@/components/ui/text-link'
import { askAccount } from './ask-account'
import { FormEnd } from './form-end'
import { useAccountForm } from './use-account-form'
import { useAccountProblem } from './use-account-problem'

type Props = {
  to: string
  email?: string | undefined
  confirm?: string | undefined
  /** The name of the provider that may be signed in through. */
  provider: string | null
  done: () => void
  /** There is a second step. */
  more: () => void
  children: ReactNode
}

/** Address and password, or the provider; `children` says what happened before. */
export function SignInForm({ to, email, confirm, provider, done, more, children }: Props) {
  const t = useTranslations('Desk.Account')
  const { form, errors, problem, pending } = useAccountForm<{ twoFactorRedirect?: boolean }>({
    act: ({ email, password }) => askAccount('/sign-in/email', { email: email?.trim(), password, confirm }),
    done: ({ twoFactorRedirect }) => (twoFactorRedirect ? more() : done()),
    fieldOf: { INVALID_EMAIL_OR_PASSWORD: 'password' },
  })

  return (
    <div className="grid gap-5">
      {children}
      {provider && <ProviderButton name={provider} to={to} />}
      <form {...form} className="grid gap-4">
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          defaultValue={email}
          required
          error={errors.email}
        />
        <TextField
          name="password"
          type="password"
          label={t('password')}
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <FormEnd verb={t('sign_in')} pending={pending} problem={problem} />
        <p className="text-14">
          <TextLink href="/dashboard/forgot">{t('forgot')}</TextLink>
        </p>
      </form>
    </div>
  )
}

function ProviderButton({ name, to }: { name: string; to: string }) {
  const t = useTranslations('Desk.Account')
  const words = useAccountProblem()
  const [problem, setProblem] = useState<string | null>(null)

  async function go() {
    const asked = { provider: 'oidc', callbackURL: to, errorCallbackURL: '/dashboard/sign-in' }
    const outcome = await askAccount<{ url: string }>('/sign-in/social', asked)
    if (outcome.ok) window.location.assign(outcome.data.url)
    else setProblem(words(outcome.code))
  }

  return (
    <div className="grid gap-4">
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button type="button" look="quiet" onClick={go}>
        {name}
      </Button>
      <p className="flex items-center gap-3 text-13 text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
    </div>
  )
}
