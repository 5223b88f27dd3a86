import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { one, safePath, titled } from '@/app/(dashboard)/dashboard/(account)/page-words'
import { currentPerson } from '@/app/(dashboard)/dashboard/require-person'
import { Sheet } from '@/components/dashboard/account/sheet'
import { SignIn } from '@/components/dashboard/account/sign-in'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { confirmedAddress } from '@/lib/domain/team/confirmation-token'
import { hasAccounts } from '@/lib/domain/team/has-accounts'
import { env } from '@/lib/env'

type Props = { searchParams: Promise<{ [name: string]: string | string[] | undefined }> }

export const generateMetadata = titled('sign_in_title')

const known = ['NOT_INVITED', 'NOT_VERIFIED', 'account_not_linked'] as const

export default async function Page({ searchParams }: Props) {
  const [query, person, t] = await Promise.all([searchParams, currentPerson(), getTranslations('Desk.Account')])
  const to = safePath(one(query, 'to'))
  if (person) redirect(to)

  const error = one(query, 'error')
  const confirm = one(query, 'confirm')
  const confirmed = confirm ? await confirmedAddress(confirm) : null
  const below = env.SIGN_UP === 'open' && (
    <>
      {t('no_account')} <TextLink href="/dashboard/sign-up">{t('sign_up')}</TextLink>
    </>
  )
  return (
    <Sheet title={t('sign_in_title')} text={t('sign_in_text')} below={below}>
      <SignIn
        to={to}
        email={confirmed ?? one(query, 'email')}
        confirm={confirm}
        provider={env.OIDC_ISSUER ? env.OIDC_NAME : null}
      >
        {error && <Notice tone="bad">{t(`problem_${known.find((each) => each === error) ?? 'provider'}`)}</Notice>}
        {confirm && <Notice>{t(confirmed ? 'confirm_text' : 'confirm_bad')}</Notice>}
        {one(query, 'done') === 'reset' && <Notice>{t('reset_done')}</Notice>}
        {!(await hasAccounts()) && <Notice>{t('nobody_yet')}</Notice>}
      </SignIn>
    </Sheet>
  )
}
