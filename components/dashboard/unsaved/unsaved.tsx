'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Confirm } from '@/components/ui/confirm'

/** Asks before what is not saved is left behind: by a link of ours, by closing the tab or going to another site. */
export function Unsaved({ dirty }: { dirty: boolean }) {
  const t = useTranslations('Desk.Forms')
  const router = useRouter()
  const [to, setTo] = useState<string | null>(null)
  const leaving = useRef(false)

  useEffect(() => {
    if (!dirty) return
    const unload = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      const href = addressOf(event)
      if (href === null || leaving.current) return
      event.preventDefault()
      event.stopPropagation()
      setTo(href)
    }
    window.addEventListener('beforeunload', unload)
    document.addEventListener('click', click, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', unload)
      document.removeEventListener('click', click, { capture: true })
    }
  }, [dirty])

  return (
    <Confirm
      title={t('leave')}
      text={t('leave_text')}
      verb={t('leave_verb')}
      open={to !== null}
      onOpenChange={(open) => !open && setTo(null)}
      onConfirm={() => {
        leaving.current = true
        if (to) router.push(to)
      }}
    />
  )
}

/** Where a click leads within this site, when it leads away from this page in this tab. */
function addressOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || pathname === location.pathname) return null
  return pathname + search + hash
}
