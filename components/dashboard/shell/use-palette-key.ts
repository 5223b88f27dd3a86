'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** What opens the palette on this machine's keyboard; the server takes it for no Mac's. */
export function usePaletteKey(): string {
  const t = useTranslations('Desk.Shell')
  return useSyncExternalStore(never, isApple, () => false) ? '⌘K' : t('palette_key')
}
