'use client'

import { useQueryClient } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog, DialogVerbs } from '@/components/ui/dialog'

/** Says that the session has ended, without taking the page away: signing in happens in a tab beside it, and coming back asks anew. */
export function SessionEnded({ open, onDone }: { open: boolean; onDone: () => void }) {
  const t = useTranslations('Desk.Kit')
  const path = usePathname()
  const client = useQueryClient()

  useEffect(() => {
    if (!open) return
    const ask = () => void client.refetchQueries({ type: 'active' })
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [open, client])

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onDone()} title={t('ended')} text={t('ended_text')}>
      <DialogVerbs>
        <a
          href={`/dashboard/sign-in?to=${encodeURIComponent(path)}`}
          target="_blank"
          rel="noopener opener"
          className={buttonClass('filled')}
        >
          {t('ended_verb')}
        </a>
        <Button type="button" onClick={() => void client.refetchQueries({ type: 'active' })}>
          {t('ended_check')}
        </Button>
      </DialogVerbs>
    </Dialog>
  )
}
