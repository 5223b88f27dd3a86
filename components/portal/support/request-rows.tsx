import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { TicketStub } from '@/components/ui/ticket-stub'
import { TimeAgo } from '@/components/ui/time-ago'
import type { StatusLabels } from '@/lib/contract/status-labels'
import type { SupportRequest } from '@/lib/contract/support-request'
import { RequestStatus } from './request-status'
import { supportHref } from './support-href'

type Props = { slug: string; labels: StatusLabels; requests: SupportRequest[]; level?: 'h2' | 'h3' }

/** Requests, each with its stub; the whole row leads there. */
export function RequestRows({ slug, labels, requests, level: Heading = 'h2' }: Props) {
  const t = useTranslations('Support')
  return (
    <ul className="divide-y divide-line border-y border-line">
      {requests.map((request) => (
        <li key={request.id} className="relative flex items-start gap-4 py-4 sm:gap-6">
          <TicketStub number={request.number} label={t('number')} size="small" />
          <div className="grid min-w-0 grow gap-1">
            <Heading className="text-16 font-medium">
              <Link
                href={supportHref(slug, request.number)}
                dir="auto"
                className="block rounded-[4px] underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {request.subject}
              </Link>
            </Heading>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-soft">
              <RequestStatus status={request.status} labels={labels} />
              <TimeAgo at={request.last_message_at ?? request.created_at} />
              {request.message_count > 0 && (
                <span className="tabular-nums">{t('messages', { count: request.message_count })}</span>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
