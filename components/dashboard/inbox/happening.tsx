'use client'

import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import type { DeskConversation } from '@/lib/contract/desk-request'
import { useHappening } from './use-happening'

/** One line of a request's history between its letters. */
export function Happening({ entry }: { entry: DeskConversation['history'][number] }) {
  const t = useTranslations('Desk.Inbox')
  const say = useHappening()
  const said = say(entry)
  if (said.length === 0) return null
  const name = entry.actor_name ?? t(entry.actor_type === 'system' ? 'by_itself' : 'somebody')
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 px-4 text-12 text-pretty text-soft">
      <bdi className="font-medium">{name}</bdi>
      <span>{said.join(' · ')}</span>
      <Moment at={entry.at} />
    </p>
  )
}
