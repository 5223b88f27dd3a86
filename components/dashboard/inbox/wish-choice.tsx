'use client'

import { ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { StatusWord } from '@/components/ui/status-word'
import type { AdminWish } from '@/lib/contract/wish'

type Props = { wish: AdminWish; isLinked: boolean; pending: boolean; onChoose: () => void }

/** One wish that a request can be linked to. */
export function WishChoice({ wish: { title, status, vote_count }, isLinked, pending, onChoose }: Props) {
  const t = useTranslations('Desk.Inbox')
  return (
    <li>
      <button
        type="button"
        onClick={() => !pending && !isLinked && onChoose()}
        aria-disabled={pending || isLinked}
        className="grid w-full gap-0.5 rounded-press px-2 py-1.5 text-start transition-colors hover:bg-sunk aria-disabled:opacity-60"
      >
        <bdi className="text-14 font-medium">{title}</bdi>
        <span className="flex flex-wrap items-center gap-x-3 text-12">
          <StatusWord status={status} />
          <span className="inline-flex items-center gap-0.5 text-soft tabular-nums">
            <ChevronUp className="size-3.5" aria-hidden="true" />
            {t('votes', { count: vote_count })}
          </span>
          {isLinked && <span className="text-accent-ink">{t('is_linked')}</span>}
        </span>
      </button>
    </li>
  )
}
