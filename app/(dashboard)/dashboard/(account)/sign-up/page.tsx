import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { titled } from '@/app/(dashboard)/dashboard/(account)/page-words'
import { Sheet } from '@/components/dashboard/account/sheet'
import { SignUpForm } from '@/components/dashboard/account/sign-up-form'
import { TextLink } from '@/components/ui/text-link'
import { env } from '@/lib/env'

export const generateMetadata = titled('sign_up_title')

export default async function Page() {
  if (env.SIGN_UP === 'closed') notFound()
  const t = await getTranslations('Desk.Account')
  const below = (
    <>
      {t('have_account')} <TextLink href="/dashboard/sign-in">{t('sign_in')}</TextLink>
    </>
  )
  return (
    <Sheet title={t('sign_up_title')} text={t('sign_up_text')} below={below}>
      <SignUpForm />
    </Sheet>
  )
}
