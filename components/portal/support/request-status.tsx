import { useTranslations } from 'next-intl'
import { DottedWord, supportDots } from '@/components/ui/status-word'
import type { StatusLabels } from '@/lib/contract/status-labels'
import type { SupportStatus } from '@/lib/contract/support-request'

/** A request's status in words, the project's own where it has some, as its customer sees it, with the dot that statuses have everywhere. */
export function RequestStatus({ status, labels }: { status: SupportStatus; labels: StatusLabels }) {
  const t = useTranslations('Support')
  const word = labels[status] ?? t(`status_${status}`)
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
