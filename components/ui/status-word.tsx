import { useTranslations } from 'next-intl'
import type { LicenseKeyStatus } from '@/lib/contract/license-key'
import type { SupportStatus } from '@/lib/contract/support-request'
import type { WishStatus } from '@/lib/contract/wish-status'
import { cx } from './cx'
import { StatusDot } from './status-dot'

type Word = { dot: WishStatus; word: string; label: string; strong?: boolean; wraps?: boolean }

/** A word with its dot: how every status of the product is shown. */
export function DottedWord({ dot, word, label, strong = false, wraps = false }: Word) {
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-soft', !wraps && 'whitespace-nowrap')}>
      <StatusDot status={dot} />
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className={strong ? 'font-medium text-ink' : undefined}>
        {word}
      </span>
    </span>
  )
}

/** A wish's status. */
export function StatusWord({ status }: { status: WishStatus }) {
  const t = useTranslations('Status')
  return <DottedWord dot={status} word={t(status)} label={t('label', { status: t(status) })} />
}

/** The dot that a request's status has. */
export const supportDots: Record<SupportStatus, WishStatus> = {
  new: 'pending',
  open: 'pending',
  in_progress: 'in_progress',
  waiting_on_customer: 'under_review',
  resolved: 'completed',
  closed: 'declined',
}

/** The dot that a licence's state has. */
export const licenceDots: Record<LicenseKeyStatus, WishStatus> = {
  active: 'completed',
  suspended: 'under_review',
  expired: 'pending',
  revoked: 'declined',
}

/** A licence's state. */
export function LicenceStatusWord({ status }: { status: LicenseKeyStatus }) {
  const t = useTranslations('Licence')
  const word = t(`status_${status}`)
  return <DottedWord dot={licenceDots[status]} word={word} label={t('status', { status: word })} />
}
