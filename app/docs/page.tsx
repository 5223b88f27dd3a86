import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Reference } from '@/components/docs/reference'
import { TextLink } from '@/components/ui/text-link'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Docs')
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/docs' },
    openGraph: { url: '/docs' },
  }
}

export default async function Page() {
  const t = await getTranslations('Docs')
  return (
    <div id="content" className="flex grow flex-col">
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line px-4 py-4 sm:px-8">
        <h1 className="serif text-20">{t('title')}</h1>
        <p className="me-auto text-14 text-soft">{t('description')}</p>
        <p className="text-14">
          <TextLink href="/openapi.json">{t('document')}</TextLink>
        </p>
      </header>
      <noscript>
        <main className="px-4 py-8 sm:px-8">{t('no_script')}</main>
      </noscript>
      <Reference loading={t('loading')} />
    </div>
  )
}
