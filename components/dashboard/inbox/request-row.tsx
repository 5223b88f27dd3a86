'use client'

import { PenLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Moment } from '@/components/dashboard/kit/moment'
import { SupportStatusWord } from '@/components/dashboard/kit/support-status'
import { cx } from '@/components/ui/cx'
import type { DeskRequest } from '@/lib/contract/desk-request'
import type { Colleague } from './room'
import { Urgency } from './urgency'

type Props = {
  request: DeskRequest
  href: string
  current: boolean
  replying: Colleague | undefined
  onOpen: () => void
}

const isPlain = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && button === 0

/** One request of the list: who, what, how it stands; one that nobody has looked at is marked by a word, a dot and weight. */
export function RequestRow({ request, href, current, replying, onOpen }: Props) {
  const t = useTranslations('Desk.Inbox')
  const { number, subject, user_name, user_email, is_unread, status, priority, assignee } = request
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <li className="border-b border-line [contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <a
        href={href}
        onClick={open}
        data-request={request.id}
        aria-current={current ? 'true' : undefined}
        className={cx(
          'relative grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-2.5 transition-colors focus-visible:-outline-offset-2',
          current ? 'bg-wash' : 'hover:bg-sunk',
        )}
      >
        {current && <span aria-hidden="true" className="absolute inset-y-0 start-0 w-0.5 bg-accent-line" />}
        <span className="flex items-center gap-2 text-13">
          {is_unread && (
            <span className="size-2 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{t('is_unread')}</span>
            </span>
          )}
          <bdi className={cx('min-w-0 truncate', is_unread ? 'font-semibold text-ink' : 'text-soft')}>
            {user_name || user_email || t('somebody')}
          </bdi>
          <span className="ms-auto shrink-0 text-12 text-soft">
            <Moment at={request.last_message_at ?? request.created_at} />
          </span>
        </span>
        <span dir="auto" className={cx('line-clamp-2 text-14', is_unread && 'font-medium')}>
          {subject}
        </span>
        <span className="flex items-center gap-2.5 text-12 text-soft">
          <span className="font-mono tabular-nums">#{number}</span>
          <SupportStatusWord status={status} />
          <Urgency priority={priority} />
          {replying ? (
            <span className="ms-auto inline-flex min-w-0 items-center gap-1 text-accent-ink">
              <PenLine className="size-3.5 shrink-0 animate-breathe" strokeWidth={1.5} aria-hidden="true" />
              <span className="truncate">{t('replying_short', { name: replying.name })}</span>
            </span>
          ) : (
            assignee && (
              <span className="ms-auto min-w-0 truncate">
                <span className="sr-only">{t('assignee')}: </span>
                <bdi>{assignee.name}</bdi>
              </span>
            )
          )}
        </span>
      </a>
    </li>
  )
}
