'use client'

import { BadgeCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { AdminWaitlistEntry } from '@/lib/contract/waitlist-entry'
import { useEntryName } from './use-entry-name'

/** Who somebody in line is: the name with the address below it, the address alone where there is no name. */
export function EntryName({ entry }: { entry: AdminWaitlistEntry }) {
  const t = useTranslations('Desk.Waitlist')
  const { name, email, confirmed_at } = entry
  const called = useEntryName()(entry)
  const proven = email && confirmed_at && (
    <BadgeCheck
      className="inline size-4 shrink-0 align-text-bottom text-accent-ink"
      strokeWidth={1.5}
      aria-label={t('proven')}
    />
  )
  if (!name)
    return (
      <span className={email ? 'wrap-anywhere' : 'text-soft'}>
        <bdi>{called}</bdi> {proven}
      </span>
    )
  return (
    <span className="grid wrap-anywhere">
      <bdi>{called}</bdi>
      <span className="text-13 text-soft">
        {email ? <bdi>{email}</bdi> : t('no_email')} {proven}
      </span>
    </span>
  )
}
