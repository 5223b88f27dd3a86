'use client'

import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import { SupportStatusWord } from '@/components/dashboard/kit/support-status'
import { Link } from '@/components/ui/link'
import { TicketStub } from '@/components/ui/ticket-stub'
import type { Overview } from '@/lib/contract/overview'

type Props = { request: NonNullable<Overview['needs']['waiting_longest']>; base: string }

/** The one that has waited longest: it comes before all else. */
export function LongestWait({ request, base }: Props) {
  const t = useTranslations('Desk.Overview')
  const { number, subject, user_name, user_email, status, waiting_since } = request
  const name = user_name ?? user_email
  return (
    <Link
      href={`${base}/inbox/${number}`}
      className="grid gap-3 rounded-hold border border-accent-line bg-raised p-4 transition-colors hover:bg-wash"
    >
      <span className="flex items-center justify-between gap-3 text-13">
        <span className="font-medium">{t('longest')}</span>
        <span className="text-soft">
          <Moment at={waiting_since} />
        </span>
      </span>
      <span className="flex items-center gap-3">
        <TicketStub number={number} label="" size="small" />
        <span className="serif line-clamp-2 text-20" dir="auto">
          {subject}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-soft">
        {name && <span dir="auto">{t('from', { name })}</span>}
        <SupportStatusWord status={status} />
      </span>
    </Link>
  )
}
