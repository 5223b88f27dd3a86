'use client'

import { useTranslations } from 'next-intl'
import type { AdminWaitlistEntry } from '@/lib/contract/waitlist-entry'

/** What an entry is called: by name, else by address. */
export function useEntryName() {
  const t = useTranslations('Desk.Waitlist')
  return ({ name, email }: Pick<AdminWaitlistEntry, 'name' | 'email'>) => name ?? email ?? t('nameless')
}
