import { useTranslations } from 'next-intl'
import { StatusDot } from '@/components/ui/status-dot'
import type { LicenseKeyStatus } from '@/lib/contract/license-key'
import type { WishStatus } from '@/lib/contract/wish-status'

const shapes: Record<LicenseKeyStatus, WishStatus> = {
  active: 'completed',
  suspended: 'under_review',
  expired: 'pending',
  revoked: 'declined',
}

/** A licence's state in a word, with the dot that statuses have everywhere. */
export function LicenceStatus({ status }: { status: LicenseKeyStatus }) {
  const t = useTranslations('Licence')
  const word = t(`status_${status}`)
  return (
    <span className="inline-flex items-center gap-1.5 text-14 whitespace-nowrap">
      <StatusDot status={shapes[status]} />
      <span className="sr-only">{t('status', { status: word })}</span>
      <span aria-hidden="true">{word}</span>
    </span>
  )
}
