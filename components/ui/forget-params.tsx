'use client'

import { useEffect } from 'react'

/** Takes what was said once out of the address, so that neither a reload nor somebody it is sent to is told again. */
export function ForgetParams({ names }: { names: string[] }) {
  useEffect(() => {
    const url = new URL(window.location.href)
    for (const name of names) url.searchParams.delete(name)
    if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
  }, [names])
  return null
}
