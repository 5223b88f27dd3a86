import { getTranslations } from 'next-intl/server'
import { titled } from '@/app/(dashboard)/dashboard/(account)/page-words'
import { requirePerson } from '@/app/(dashboard)/dashboard/require-person'
import { NameForm } from '@/components/dashboard/account/name-form'
import { PasswordForm } from '@/components/dashboard/account/password-form'
import { Section } from '@/components/dashboard/account/section'
import { Sessions } from '@/components/dashboard/account/sessions'
import { TwoFactor } from '@/components/dashboard/account/two-factor'
import { account } from '@/lib/contract/account'
import { listSessions } from '@/lib/domain/team/list-sessions'
import { readAccount } from '@/lib/domain/team/read-account'
import { env } from '@/lib/env'
import { known } from '@/lib/known'

export const generateMetadata = titled('account_title')

export default async function Page() {
  const person = await requirePerson()
  const [{ has_password, two_factor_enabled }, sessions, t] = await Promise.all([
    readAccount(person.user_id),
    listSessions(person),
    getTranslations('Desk.Account'),
  ])
  return (
    <div className="mx-auto grid w-full max-w-read grid-cols-[minmax(0,1fr)] gap-8">
      <h1 className="serif text-28">{t('account_title')}</h1>
      <Section title={t('profile')}>
        <NameForm name={person.user_name} email={person.user_email} />
      </Section>
      {has_password ? (
        <>
          <Section title={t('password_title')}>
            <PasswordForm email={person.user_email} />
          </Section>
          <TwoFactor isOn={two_factor_enabled} />
        </>
      ) : (
        <Section title={t('password_title')} text={t('password_none', { name: env.OIDC_NAME })}>
          {null}
        </Section>
      )}
      <Section title={t('sessions')}>
        <Sessions initial={known(account.sessions, {}, sessions)} />
      </Section>
    </div>
  )
}
