'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { cx } from '@/components/ui/cx'
import { cannedReplies } from '@/lib/wire/canned-replies'
import { CannedList } from './canned-list'
import { useRoom } from './room'
import { useSlash } from './use-slash'

export type WritingBoxHandle = { openCanned: () => void }

type Props = {
  ref: Ref<WritingBoxHandle>
  box: RefObject<HTMLTextAreaElement | null>
  isNote: boolean
  text: string
  onText: (text: string) => void
  onTyped: () => void
  onSend: () => void
}

const looks = {
  note: 'border-dashed border-waiting bg-[color-mix(in_oklab,var(--waiting)_10%,var(--paper))]',
  reply: 'border-edge bg-raised hover:border-ink',
}

/** The box itself: it grows with the text, a slash brings the canned replies, ⌘↵ (Ctrl+↵) sends, Escape goes back to the thread. */
export function WritingBox({ ref, box, isNote, text, onText, onTyped, onSend }: Props) {
  const t = useTranslations('Desk.Inbox')
  const { project } = useRoom()
  const canned = useEndpoint(cannedReplies.list, { query: { project_id: project.id, per_page: '100' } })
  const slash = useSlash(box, canned.data?.data ?? [], onText)
  useImperativeHandle(ref, () => ({ openCanned: slash.open }))

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (slash.onKey(event)) return
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSend()
    if (event.key === 'Escape') document.getElementById('thread-title')?.focus()
  }
  return (
    <div className="relative">
      <CannedList id="canned" found={slash.found} active={slash.active} onTake={slash.take} />
      <textarea
        ref={box}
        aria-label={t(isNote ? 'note_label' : 'reply_label')}
        aria-controls={slash.active ? 'canned' : undefined}
        aria-activedescendant={slash.active ? `canned-${slash.active.id}` : undefined}
        placeholder={t(isNote ? 'note_placeholder' : 'reply_placeholder')}
        dir="auto"
        rows={3}
        maxLength={20_000}
        value={text}
        onChange={({ target }) => {
          onText(target.value)
          onTyped()
          slash.look()
        }}
        onSelect={slash.look}
        onBlur={slash.close}
        onKeyDown={onKeyDown}
        className={cx(
          'field-sizing-content block max-h-72 min-h-20 w-full rounded-press border px-3 py-2 text-16 transition-colors placeholder:text-soft sm:text-14',
          looks[isNote ? 'note' : 'reply'],
        )}
      />
    </div>
  )
}
