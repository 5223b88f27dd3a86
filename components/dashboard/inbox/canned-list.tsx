'use client'

import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { floating, option } from '@/components/ui/floating'

export type CannedReply = { id: string; title: string; content: string; shortcut: string | null }

type Props = { id: string; found: CannedReply[]; active: CannedReply | undefined; onTake: (reply: CannedReply) => void }

/** The canned replies that what was written behind a slash may mean; the box that they go into keeps the focus. */
export function CannedList({ id, found, active, onTake }: Props) {
  const t = useTranslations('Desk.Inbox')
  if (found.length === 0) return null
  return (
    <div className={cx(floating, 'absolute inset-x-0 bottom-full z-10 mb-1 max-h-64 overflow-y-auto p-1')}>
      <div id={id} role="listbox" aria-label={t('canned')} className="grid">
        {found.map((reply) => (
          <button
            key={reply.id}
            id={`${id}-${reply.id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={reply === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(reply)}
            className={cx(option, reply === active && 'bg-sunk')}
          >
            <span className="grid min-w-0 grow">
              <span dir="auto" className="truncate font-medium">
                {reply.title}
              </span>
              <span dir="auto" className="truncate text-12 text-soft">
                {reply.content}
              </span>
            </span>
            {reply.shortcut && <span className="shrink-0 font-mono text-12 text-soft">/{reply.shortcut}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}
