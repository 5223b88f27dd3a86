'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { DeskConversation } from '@/lib/contract/desk-request'
import { DeskLetter, type Written } from './desk-letter'
import { Happening } from './happening'

/** So many letters are drawn at once; the others when somebody asks for them. */
const SHOWN = 30

type Part = { at: string; id: string; letter?: Written; entry?: DeskConversation['history'][number] }

/** What was asked first stands on top; then letters and what happened between them, as it came. */
function partsOf({ messages, history }: DeskConversation): Part[] {
  const letters: Part[] = messages.map((letter) => ({ at: letter.created_at, id: letter.id, letter }))
  const entries: Part[] = history.map((entry) => ({ at: entry.at, id: entry.id, entry }))
  return [...letters, ...entries].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

const firstLetter = (request: DeskConversation): Written => ({
  id: request.id,
  author_type: 'user',
  author_name: request.user_name,
  author_email: request.user_email,
  is_ai: false,
  is_internal: false,
  content: request.description,
  attachments: request.attachments,
  help_articles: [],
  created_at: request.created_at,
})

/** The thread as it reads: letters, and thin lines for what happened between them. Of a long one the middle waits to be asked for. */
export function Letters({ request }: { request: DeskConversation }) {
  const t = useTranslations('Desk.Inbox')
  const [all, setAll] = useState(false)
  const parts = useMemo(() => partsOf(request), [request])
  const first = useMemo(() => firstLetter(request), [request])
  const hidden = all ? 0 : Math.max(parts.filter(({ letter }) => letter).length - SHOWN, 0)
  const from = hidden === 0 ? 0 : beginOf(parts, hidden)
  const fallback = request.user_name || request.user_email || t('somebody')

  return (
    <ol aria-label={t('letters')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <li>
        <DeskLetter letter={first} fallback={fallback} />
      </li>
      {hidden > 0 && (
        <li className="grid justify-items-center py-1">
          <Button type="button" look="bare" onClick={() => setAll(true)}>
            {t('earlier', { count: hidden })}
          </Button>
        </li>
      )}
      {parts.slice(from).map(({ id, letter, entry }) => (
        <li key={id} className="empty:hidden">
          {letter && <DeskLetter letter={letter} fallback={fallback} />}
          {entry && <Happening entry={entry} />}
        </li>
      ))}
    </ol>
  )
}

/** Where the first letter stands that is not hidden. */
function beginOf(parts: Part[], hidden: number): number {
  let left = hidden
  return parts.findIndex(({ letter }) => letter && left-- === 0)
}
