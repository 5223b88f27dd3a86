'use client'

import { NextIntlClientProvider, useLocale } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { zoneCookie } from '@/lib/i18n/zone'

const YEAR = 365 * 24 * 60 * 60

/** Tells every moment inside in the viewer's time zone: first the one of the last visit, then the one of this browser, which is kept for the next. */
export function ViewerZone({ zone: kept, children }: { zone: string; children: ReactNode }) {
  const [zone, setZone] = useState(kept)

  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (!own || own === kept) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${zoneCookie}=${encodeURIComponent(own)}; path=/dashboard; max-age=${YEAR}; samesite=lax`
    setZone(own)
  }, [kept])

  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={zone}>
      {children}
    </NextIntlClientProvider>
  )
}
