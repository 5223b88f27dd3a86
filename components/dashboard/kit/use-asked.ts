'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/** Whether something is open: at first only where the address asks for it, as the palette does with `?new=1`. The address then forgets that, so that of two that listen one opens. */
export function useAsked(name: string) {
  const asked = useSearchParams().has(name)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const url = new URL(window.location.href)
    if (!asked || !url.searchParams.has(name)) return
    setOpen(true)
    url.searchParams.delete(name)
    window.history.replaceState(null, '', url)
  }, [asked, name])

  return [open, setOpen] as const
}
