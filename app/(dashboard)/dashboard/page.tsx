import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Meanwhile } from '@/components/dashboard/meanwhile'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Dashboard'))('title') }
}

export default async function Page() {
  const t = await getTranslations('Dashboard')
  return (
    <>
      <h1 className="serif text-28 sm:text-40">{t('title')}</h1>
      <p className="pt-3 text-soft">{t('later')}</p>
      <Meanwhile />
    </>
  )
}
