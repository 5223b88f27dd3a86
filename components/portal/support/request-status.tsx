import { useTranslations } from 'next-intl'
import { StatusDot } from '@/components/ui/status-dot'
import type { SupportStatus } from '@/lib/contract/support-request'
import type { WishStatus } from '@/lib/contract/wish-status'

const shapes: Record<SupportStatus, WishStatus> = {
  new: 'pending',
  open: 'pending',
  in_progress: 'in_progress',
  waiting_on_customer: 'under_review',
  resolved: 'completed',
  closed: 'declined',
}

/** A request's status in words, as its customer sees it, with the dot that statuses have everywhere. */
export function RequestStatus({ status }: { status: SupportStatus }) {
  const t = useTranslations('Support')
  const words = t(`status_${status}`)
  return (
    <span className="inline-flex items-center gap-1.5 text-soft">
      <StatusDot status={shapes[status]} />
      <span className="sr-only">{t('status', { status: words })}</span>
      <span aria-hidden="true" className={status === 'waiting_on_customer' ? 'font-medium text-ink' : undefined}>
        {words}
      </span>
    </span>
  )
}
