import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { MessagePage } from '@/components/ui/message-page'

type Props = { help: string; of?: 'article' | 'flow' }

/** No such article or group, or none that is open to everybody; `help` is the way from here to the help center. */
export function HelpNotFound({ help, of = 'article' }: Props) {
  const t = useTranslations('Help')
  return (
    <MessagePage
      title={t(of === 'flow' ? 'missing_flow' : 'missing')}
      text={t(of === 'flow' ? 'missing_flow_text' : 'missing_text')}
    >
      <a href={help} className={buttonClass()}>
        {t('missing_verb')}
      </a>
    </MessagePage>
  )
}
