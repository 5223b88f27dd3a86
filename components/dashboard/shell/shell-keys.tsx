'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useGo } from '@/components/dashboard/kit/use-go'
import { type PageKey, useKeys } from '@/components/dashboard/kit/use-keys'
import { roomGroups } from './rooms'

type Props = { base: string; onSearch: () => void; onKeys: () => void }

/** The keys that hold everywhere: ⌘K (Ctrl+K) also while typing, `?`, and g with a room's letter. */
export function ShellKeys({ base, onSearch, onKeys }: Props) {
  const t = useTranslations('Desk.Shell')
  const go = useGo()

  useKeys([
    { keys: '?', does: t('key_help'), run: onKeys, everywhere: true },
    ...roomGroups.flat().map(
      ({ name, path, letter }): PageKey => ({
        keys: `g ${letter}`,
        does: t('key_go', { room: t(name) }),
        run: () => go(base + path),
        everywhere: true,
      }),
    ),
  ])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      onSearch()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
  return null
}
