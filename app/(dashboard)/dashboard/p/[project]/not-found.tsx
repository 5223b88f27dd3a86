import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MessagePage } from '@/components/ui/message-page'
import { TextLink } from '@/components/ui/text-link'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Shell'))('missing') }
}

/** A record that is not this project's, or not any more. */
export default async function NotFound() {
  const t = await getTranslations('Desk.Shell')
  return (
    <MessagePage title={t('missing')} text={t('missing_text')}>
      <TextLink href="/dashboard">{t('missing_verb')}</TextLink>
    </MessagePage>
  )
}
