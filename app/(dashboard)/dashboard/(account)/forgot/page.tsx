import { getTranslations } from 'next-intl/server'
import { titled } from '@/app/(dashboard)/dashboard/(account)/page-words'
import { ForgotForm } from '@/components/dashboard/account/forgot-form'
import { Sheet } from '@/components/dashboard/account/sheet'
import { TextLink } from '@/components/ui/text-link'

export const generateMetadata = titled('forgot_title')

export default async function Page() {
  const t = await getTranslations('Desk.Account')
  const below = <TextLink href="/dashboard/sign-in">{t('back_to_sign_in')}</TextLink>
  return (
    <Sheet title={t('forgot_title')} text={t('forgot_text')} below={below}>
      <ForgotForm />
    </Sheet>
  )
}
