'use client'

import { useParams, useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { askBeforeLeaving } from '@/components/dashboard/kit/leave'
import { Confirm } from '@/components/ui/confirm'
import { holdPlace, letGo, whenLetGo } from './hold-place'

/** Asks before what is not saved is left behind: by a link of ours, a key, the palette or the Back button; and, in the browser's own words, by closing the tab or going to another site. */
export function Unsaved({ dirty }: { dirty: boolean }) {
  const t = useTranslations('Desk.Kit')
  const router = useRouter()
  const { project } = useParams<{ project: string }>()
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  const isFree = useRef(false)

  useEffect(() => {
    letGo()
    window.addEventListener('popstate', letGo)
    return () => window.removeEventListener('popstate', letGo)
  }, [])

  useEffect(() => {
    if (!dirty) return
    isFree.current = false
    const letBack = holdPlace((back) => {
      if (back) setLeaving({ go: back })
      else ask(() => router.push(`/dashboard/p/${project}`))
    })
    function ask(go: () => void) {
      setLeaving({
        go: () => {
          letBack()
          whenLetGo(go)
        },
      })
    }
    const unload = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      const href = addressOf(event)
      if (href === null || isFree.current) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => router.push(href))
    }
    const stopAsking = askBeforeLeaving(ask)
    window.addEventListener('beforeunload', unload)
    document.addEventListener('click', click, { capture: true })
    return () => {
      stopAsking()
      letBack()
      window.removeEventListener('beforeunload', unload)
      document.removeEventListener('click', click, { capture: true })
    }
  }, [dirty, router, project])

  return (
    <Confirm
      title={t('leave')}
      text={t('leave_text')}
      verb={t('leave_verb')}
      open={leaving !== null}
      onOpenChange={(open) => !open && setLeaving(null)}
      onConfirm={() => {
        isFree.current = true
        leaving?.go()
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
