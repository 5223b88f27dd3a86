'use client'

import { useTranslations } from 'next-intl'
import { DottedWord } from '@/components/ui/status-word'
import type { WaitlistStatus } from '@/lib/contract/waitlist-entry'
import type { WishStatus } from '@/lib/contract/wish-status'

const dots: Record<WaitlistStatus, WishStatus> = { waiting: 'pending', invited: 'completed', left: 'declined' }

/** Whether somebody waits, is invited, or has left. */
export function EntryStatus({ status }: { status: WaitlistStatus }) {
  const t = useTranslations('Desk.Waitlist')
  return <DottedWord dot={dots[status]} word={t(status)} label={`${t('status')}: ${t(status)}`} />
}
