'use client'

import { useSyncExternalStore } from 'react'

const query = '(prefers-color-scheme: dark)'

function subscribe(changed: () => void): () => void {
  const system = matchMedia(query)
  const choice = new MutationObserver(changed)
  system.addEventListener('change', changed)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', changed)
    choice.disconnect()
  }
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia(query).matches
}

/** Whether the page is dark now, by choice or by system. */
export const useDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false)
