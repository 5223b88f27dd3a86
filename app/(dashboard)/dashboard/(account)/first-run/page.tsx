import { getTranslations } from 'next-intl/server'
import { one, titled } from '@/app/(dashboard)/dashboard/(account)/page-words'
import { FirstRunForm } from '@/components/dashboard/account/first-run-form'
import { Sheet } from '@/components/dashboard/account/sheet'
import { TextLink } from '@/components/ui/text-link'
import { checkFirstRunToken } from '@/lib/domain/first-run/check-first-run-token'

type Props = { searchParams: Promise<{ [name: string]: string | string[] | undefined }> }

export const generateMetadata = titled('first_run_title')

export default async function Page({ searchParams }: Props) {
  const [query, t] = await Promise.all([searchParams, getTranslations('Desk.Account')])
  const token = one(query, 'token')
  if (!token || !(await checkFirstRunToken(token))) {
    const below = <TextLink href="/dashboard/sign-in">{t('sign_in')}</TextLink>
    return <Sheet title={t('first_run_bad')} text={t('first_run_bad_text')} below={below} />
  }
  return (
    <Sheet title={t('first_run_title')} text={t('first_run_text')}>
      <FirstRunForm token={token} />
    </Sheet>
  )
}
