import { useTranslations } from 'next-intl'
import { DottedWord } from '@/components/ui/status-word'

const dots = { pending: 'pending', sent: 'completed', delivered: 'completed', failed: 'declined' } as const

/** How far a letter, or a webhook's delivery, has come. */
export function SentWord({ state }: { state: keyof typeof dots }) {
  const t = useTranslations('Desk.Settings')
  const word = t(`sent_${state}`)
  return <DottedWord dot={dots[state]} word={word} label={t('sent', { word })} strong={state === 'failed'} />
}
