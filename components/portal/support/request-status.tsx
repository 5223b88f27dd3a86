import { useTranslations } from 'next-intl'
import { DottedWord, supportDots } from '@/components/ui/status-word'
import type { SupportStatus } from '@/lib/contract/support-request'

/** A request's status in words, as its customer sees it, with the dot that statuses have everywhere. */
export function RequestStatus({ status }: { status: SupportStatus }) {
  const t = useTranslations('Support')
  const word = t(`status_${status}`)
  return (
    <DottedWord
      dot={supportDots[status]}
      word={word}
      label={t('status', { status: word })}
      strong={status === 'waiting_on_customer'}
      wraps
    />
  )
}
