'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useTransition } from 'react'
import { OnItsWay } from '@/components/ui/on-its-way'
import { leave } from './leave'

const Go = createContext<(href: string) => void>(() => {})

/** Takes those inside from page to page, and tells that the next one comes. */
export function GoProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isOnItsWay, begin] = useTransition()
  const go = useCallback(
    (href: string) => {
      const push = () => begin(() => router.push(href))
      if (new URL(href, window.location.href).pathname === window.location.pathname) push()
      else leave(push)
    },
    [router],
  )
  return (
    <Go value={go}>
      {children}
      {isOnItsWay && <OnItsWay />}
    </Go>
  )
}

/** Goes somewhere else, once the page lets go: for what is no link, as keys and the palette. */
export const useGo = () => useContext(Go)
