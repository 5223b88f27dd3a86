'use client'

import { ArrowDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type RefObject, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { DeskConversation } from '@/lib/contract/desk-request'
import { AiDraft } from './ai-draft'
import type { Change } from './changed-request'
import { ClashNotice } from './clash-notice'
import { Composer } from './composer'
import { Letters } from './letters'
import { type Colleague, useRoom } from './room'
import { ThreadHead } from './thread-head'
import { useArrivals } from './use-arrivals'
import type { useChange } from './use-change'
import { useComposer } from './use-composer'
import type { Writer } from './use-writer'

type Props = {
  request: DeskConversation
  changing: ReturnType<typeof useChange>
  replying: Colleague | undefined
  box: RefObject<HTMLTextAreaElement | null>
  writer: RefObject<Writer>
  onBack: () => void
  onPerson: () => void
}

/** The middle pane: a request from its first letter to the box for the next. It opens at its newest letter. */
export function Thread({ request, changing, replying, box, writer, onBack, onPerson }: Props) {
  const t = useTranslations('Desk.Inbox')
  const { mayWrite } = useRoom()
  const scroller = useRef<HTMLDivElement>(null)
  const { change, clash, settle } = changing
  const onChange = (wanted: Change) => void change(request, wanted)
  const toEnd = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  const composing = useComposer(request, box, writer, () => requestAnimationFrame(toEnd))
  const draft = request.ai_draft
  const { isBelow, look, show } = useArrivals(scroller, request.messages.length)

  return (
    <article aria-labelledby="thread-title" className="flex min-h-0 min-w-0 grow flex-col">
      <ThreadHead request={request} onChange={onChange} onBack={onBack} onPerson={onPerson} />
      {clash?.request.id === request.id && (
        <ClashNotice clash={clash} onInsist={() => change(request, clash.wanted)} onSettle={settle} />
      )}
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too
        tabIndex={0}
        onScroll={look}
        className="relative min-h-0 grow overflow-y-auto overscroll-contain p-4"
      >
        <div className="mx-auto grid max-w-read grid-cols-[minmax(0,1fr)] gap-4">
          <Letters request={request} />
          {draft && composing.kept.draft_id !== draft.id && (
            <AiDraft
              draft={draft}
              pending={composing.pending}
              onSend={() => composing.sendDraft(draft)}
              onEdit={() => composing.editDraft(draft)}
            />
          )}
        </div>
        <p role="status" className="sr-only">
          {t('letter_count', { count: request.messages.length + 1 })}
        </p>
      </div>
      {isBelow && (
        <div className="relative">
          <p className="absolute inset-x-0 bottom-2 grid justify-items-center">
            <Button type="button" onClick={show}>
              {t('new_letter')}
              <ArrowDown className="size-4" strokeWidth={1.5} aria-hidden="true" />
            </Button>
          </p>
        </div>
      )}
      {mayWrite && (
        <Composer
          request={request}
          composing={composing}
          replying={replying}
          box={box}
          onReopen={() => onChange({ status: 'open' })}
        />
      )}
    </article>
  )
}
