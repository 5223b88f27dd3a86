import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Meanwhile } from '@/components/dashboard/meanwhile'
import { checkFirstRunToken } from '@/lib/domain/first-run/check-first-run-token'

type Props = { searchParams: Promise<{ token?: string | string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Dashboard'))('first_run_title') }
}

export default async function Page({ searchParams }: Props) {
  const [{ token }, t] = await Promise.all([searchParams, getTranslations('Dashboard')])
  const good = typeof token === 'string' && (await checkFirstRunToken(token))
  if (!good) {
    return (
      <>
        <h1 className="serif text-28 sm:text-40">{t('first_run_bad')}</h1>
        <p className="pt-3 text-soft">{t('first_run_bad_text')}</p>
      </>
    )
  }
  return (
    <>
      <h1 className="serif text-28 sm:text-40">{t('first_run_title')}</h1>
      <p className="pt-3">{t('first_run_good')}</p>
      <p className="pt-1 text-soft">{t('first_run_good_text')}</p>
      <Meanwhile />
    </>
  )
}
