import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { MessagePage } from '@/components/ui/message-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound')
  return { title: t('title'), robots: { index: false } }
}

export default async function NotFound() {
  const t = await getTranslations('NotFound')
  return (
    <main id="content" className="flex grow">
      <MessagePage title={t('title')} text={t('text')}>
        <ButtonLink href="/">{t('verb')}</ButtonLink>
      </MessagePage>
    </main>
  )
}
