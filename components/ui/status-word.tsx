import { useTranslations } from 'next-intl'
import type { WishStatus } from '@/lib/contract/wish-status'
import { StatusDot } from './status-dot'

/** A status: a word with its dot, the same everywhere. */
export function StatusWord({ status }: { status: WishStatus }) {
  const t = useTranslations('Status')
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-soft">
      <StatusDot status={status} />
      <span className="sr-only">{t('label', { status: t(status) })}</span>
      <span aria-hidden="true">{t(status)}</span>
    </span>
  )
}
