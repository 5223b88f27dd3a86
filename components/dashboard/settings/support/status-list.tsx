import { useTranslations } from 'next-intl'
import { SupportStatusWord } from '@/components/dashboard/kit/support-status'
import type { SupportStatus } from '@/lib/contract/support-request'

/** The statuses of a request, in the order of its life. */
export const statuses: SupportStatus[] = ['new', 'open', 'in_progress', 'waiting_on_customer', 'resolved', 'closed']

/** What each status of a request means, and what moves one there. */
export function StatusList() {
  const t = useTranslations('Desk.Settings')
  return (
    <dl className="grid text-14 sm:grid-cols-[13rem_minmax(0,1fr)]">
      {statuses.map((status) => (
        <div key={status} className="contents">
          <dt className="border-line pe-6 pt-2 sm:border-b sm:py-2">
            <SupportStatusWord status={status} />
          </dt>
          <dd className="border-b border-line pb-2 text-pretty text-soft sm:py-2">{t(`status_${status}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
