import { useTranslations } from 'next-intl'
import { boardHref } from '@/components/portal/board/board-href'
import { ButtonLink } from '@/components/ui/button-link'
import { MessagePage } from '@/components/ui/message-page'

/** To whoever has not voted yet: why the roadmap is not open, and what opens it. */
export function VotersOnly({ slug }: { slug: string }) {
  const t = useTranslations('Roadmap')
  return (
    <MessagePage title={t('voters_only')} text={t('voters_only_text')}>
      <ButtonLink href={boardHref(slug)} look="filled">
        {t('voters_only_verb')}
      </ButtonLink>
    </MessagePage>
  )
}
