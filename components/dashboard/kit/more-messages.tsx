'use client'

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import type { DeskMessages } from '@/lib/i18n/desk-messages'

/** Adds the words of some rooms to those that are there already. */
export function MoreMessages({ desk, children }: { desk: Partial<DeskMessages>; children: ReactNode }) {
  const above = useMessages()
  const messages = useMemo(() => ({ ...above, Desk: { ...above.Desk, ...desk } }) as Messages, [above, desk])
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
