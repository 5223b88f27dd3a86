'use client'

import { PenLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { DeskConversation } from '@/lib/contract/desk-request'
import type { Colleague } from './room'

type Props = { replying: Colleague | undefined; newer: DeskConversation['messages'] }

/** Says that somebody else is replying, and what has come since one began to write. */
export function Meanwhile({ replying, newer }: Props) {
  const t = useTranslations('Desk.Inbox')
  const first = newer[0]
  return (
    <div role="status" className="grid gap-1 text-13 empty:hidden">
      {replying && (
        <p className="flex items-center gap-1.5 text-accent-ink">
          <PenLine className="size-4 shrink-0 animate-breathe" strokeWidth={1.5} aria-hidden="true" />
          {t('replying', { name: replying.name })}
        </p>
      )}
      {first && (
        <p className="animate-settle rounded-press border border-accent-line bg-wash px-3 py-2">
          {t('newer', { count: newer.length, name: first.author_name ?? t('somebody') })}{' '}
          <a href={`#letter-${first.id}`} className="font-medium underline underline-offset-4">
            {t('newer_read')}
          </a>
        </p>
      )}
    </div>
  )
}
