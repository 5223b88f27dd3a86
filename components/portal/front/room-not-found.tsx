'use client'

import { useParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { MessagePage } from '@/components/ui/message-page'

/** A room that this portal does not have. */
export function RoomNotFound() {
  const t = useTranslations('Portal')
  const { project } = useParams<{ project: string }>()
  return (
    <MessagePage title={t('missing')} text={t('missing_text')}>
      <ButtonLink href={`/p/${project}`}>{t('missing_verb')}</ButtonLink>
    </MessagePage>
  )
}
