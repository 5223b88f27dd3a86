'use client'

import { ArrowLeft, Check, Mail, MailOpen, PanelRight, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { TicketStub } from '@/components/ui/ticket-stub'
import type { DeskConversation } from '@/lib/contract/desk-request'
import type { Change } from './changed-request'
import { RequestSelects } from './request-selects'
import { useRoom } from './room'

type Props = {
  request: DeskConversation
  onChange: (change: Change) => void
  onBack: () => void
  onPerson: () => void
}

/** How a thread begins: what it is about, how it stands, and what one does with it as a whole. */
export function ThreadHead({ request, onChange, onBack, onPerson }: Props) {
  const t = useTranslations('Desk.Inbox')
  const { mayWrite } = useRoom()
  const { is_unread, number, subject, status } = request
  const isDone = status === 'resolved' || status === 'closed'
  return (
    <header className="grid gap-2.5 border-b border-line px-4 py-3">
      <div className="flex items-start gap-3">
        <span className="@3xl/inbox:hidden">
          <IconButton icon={ArrowLeft} label={t('back')} onClick={onBack} />
        </span>
        <span className="pt-0.5">
          <TicketStub number={number} label={t('request')} size="small" />
        </span>
        <h2
          id="thread-title"
          tabIndex={-1}
          dir="auto"
          className="serif min-w-0 grow pt-0.5 text-20 text-pretty outline-none focus-visible:outline-2"
        >
          {subject}
        </h2>
        <span className="@5xl/inbox:hidden">
          <IconButton icon={PanelRight} label={t('person')} onClick={onPerson} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RequestSelects request={request} onChange={onChange} />
        {mayWrite && (
          <span className="ms-auto flex items-center gap-1">
            <IconButton
              icon={is_unread ? MailOpen : Mail}
              label={t(is_unread ? 'mark_read' : 'mark_unread')}
              onClick={() => onChange({ is_unread: !is_unread })}
            />
            <Button type="button" onClick={() => onChange({ status: isDone ? 'open' : 'resolved' })}>
              {isDone ? (
                <RotateCcw className="size-4" strokeWidth={1.5} aria-hidden="true" />
              ) : (
                <Check className="size-4" strokeWidth={1.5} aria-hidden="true" />
              )}
              {t(isDone ? 'reopen' : 'solve')}
            </Button>
          </span>
        )}
      </div>
    </header>
  )
}
