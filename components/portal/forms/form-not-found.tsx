import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button-class'
import { MessagePage } from '@/components/ui/message-page'
import { locales } from '@/lib/i18n/locales'
import { MissingInFrame, type MissingWords } from './missing-in-frame'

/** There is no form at this address; `portal` leads from it to the project's front, unless it stands in somebody else's page. */
export async function FormNotFound({ portal }: { portal: string }) {
  const words = await Promise.all(
    locales.map(async (locale) => {
      const t = await getTranslations({ locale, namespace: 'Forms' })
      return [locale, { title: t('missing'), text: t('missing_text') }] as const
    }),
  )
  return (
    <MissingInFrame words={Object.fromEntries(words) as MissingWords}>
      <Missing portal={portal} />
    </MissingInFrame>
  )
}

function Missing({ portal }: { portal: string }) {
  const t = useTranslations('Forms')
  return (
    <MessagePage title={t('missing')} text={t('missing_text')}>
      <a href={portal} className={buttonClass()}>
        {t('missing_verb')}
      </a>
    </MessagePage>
  )
}
