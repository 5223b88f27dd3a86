'use client'

import { useEffect } from 'react'

/** Has the browser ask before the page is closed or loaded anew, as long as something would be lost by it. */
export function useAskUnload(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsking])
}
