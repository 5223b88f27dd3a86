'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useRef } from 'react'
import { ArchivedReason, useArchived } from '@/components/dashboard/kit/while-open'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import type { DeskConversation } from '@/lib/contract/desk-request'
import { ChosenArticles } from './article-picker'
import { ChosenFiles } from './chosen-files'
import { ComposerTools } from './composer-tools'
import { Meanwhile } from './meanwhile'
import type { Colleague } from './room'
import type { Composing } from './use-composer'
import { WritingBox, type WritingBoxHandle } from './writing-box'

type Props = {
  request: DeskConversation
  composing: Composing
  replying: Colleague | undefined
  box: RefObject<HTMLTextAreaElement | null>
  onReopen: () => void
}

/**
 * Where the team writes: a reply to the customer, or a note for itself. The two are two texts in two colours with two buttons, so
 * that a note is never sent by mistake. What was begun stays in this browser until it is sent.
 */
export function Composer({ request, composing, replying, box, onReopen }: Props) {
  const t = useTranslations('Desk.Inbox')
  const archived = useArchived()
  const form = useRef<HTMLFormElement>(null)
  const writing = useRef<WritingBoxHandle>(null)
  const { kept, write, tell, turn, isNote, theirs, files, pending, submit } = composing
  const { mode, articles } = kept

  return (
    <div className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2.5 border-t border-line px-4 py-3">
      <Meanwhile replying={replying} newer={theirs} />
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Segmented
            label={t('kind')}
            value={mode}
            onChange={turn}
            choices={[
              { value: 'reply', label: t('reply') },
              { value: 'note', label: t('note') },
            ]}
          />
          <p className="min-w-0 text-12 text-soft">
            {t(isNote ? 'note_hint' : request.user_email ? 'reply_hint' : 'reply_hint_unmailed')}
          </p>
        </div>
        {archived && !isNote ? (
          <ArchivedReason />
        ) : request.status === 'closed' && !isNote ? (
          <div className="flex flex-wrap items-center gap-3 py-2 text-14">
            <p className="text-soft">{t('is_closed')}</p>
            <Button type="button" onClick={onReopen}>
              {t('reopen')}
            </Button>
          </div>
        ) : (
          <>
            <WritingBox
              ref={writing}
              box={box}
              isNote={isNote}
              text={kept[mode]}
              onText={(text) => write({ [mode]: text })}
              onTyped={() => !isNote && tell()}
              onSend={() => form.current?.requestSubmit()}
            />
            {!isNote && <ChosenArticles chosen={articles} onChange={(chosen) => write({ articles: chosen })} />}
            <ChosenFiles files={files} />
            <div className="flex flex-wrap items-center gap-1">
              <ComposerTools
                request={request}
                isNote={isNote}
                articles={articles}
                onArticles={(chosen) => write({ articles: chosen })}
                onFiles={files.add}
                onCanned={() => writing.current?.openCanned()}
              />
              <span className="ms-auto">
                <Button look={isNote ? 'quiet' : 'filled'} pending={pending}>
                  {t(isNote ? 'add_note' : theirs.length > 0 ? 'send_anyway' : 'send')}
                </Button>
              </span>
            </div>
          </>
        )}
      </form>
    </div>
  )
}
