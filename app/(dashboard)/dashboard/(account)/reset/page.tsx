import { getTranslations } from 'next-intl/server'
import { one, titled } from '@/app/(dashboard)/dashboard/(account)/page-words'
import { ResetForm } from '@/components/dashboard/account/reset-form'
import { Sheet } from '@/components/dashboard/account/sheet'
import { TextLink } from '@/components/ui/text-link'

type Props = { searchParams: Promise<{ [name: string]: string | string[] | undefined }> }

export const generateMetadata = titled('reset_title')

export default async function Page({ searchParams }: Props) {
  const [query, t] = await Promise.all([searchParams, getTranslations('Desk.Account')])
  const token = one(query, 'token')
  const again = <TextLink href="/dashboard/forgot">{t('reset_again')}</TextLink>
  if (!token) return <Sheet title={t('reset_bad')} text={t('reset_bad_text')} below={again} />
  return (
    <Sheet title={t('reset_title')} text={t('reset_text')} below={again}>
      <ResetForm token={token} />
    </Sheet>
  )
}
