import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { MessagePage } from '@/components/ui/message-page'

export default async function NotFound() {
  const t = await getTranslations('WishNotFound')
  return (
    <MessagePage title={t('title')} text={t('text')}>
      <ButtonLink href=".">{t('verb')}</ButtonLink>
    </MessagePage>
  )
}
