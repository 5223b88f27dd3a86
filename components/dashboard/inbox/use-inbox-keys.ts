'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef } from 'react'
import { useUndoToast } from '@/components/dashboard/board/use-undo-toast'
import { useKeys } from '@/components/dashboard/kit/use-keys'
import type { DeskRequest } from '@/lib/contract/desk-request'
import type { Change } from './changed-request'
import type { Mode } from './kept-reply'
import { useRoom } from './room'
import type { Writer } from './use-writer'

type Options = {
  rows: DeskRequest[]
  /** The request that is open. */
  open: DeskRequest | undefined
  root: RefObject<HTMLElement | null>
  onOpen: (request: DeskRequest) => void
  onChange: (request: DeskRequest, change: Change) => Promise<boolean>
  writer: RefObject<Writer>
}

const rowOf = (root: HTMLElement | null, id: string) => root?.querySelector<HTMLElement>(`[data-request="${id}"]`)

/** The inbox by keyboard: what a key does, it does to the row that has the focus, else to the request that is open. */
export function useInboxKeys({ rows, open, root, onOpen, onChange, writer }: Options): void {
  const t = useTranslations('Desk.Inbox')
  const { me, mayWrite } = useRoom()
  const say = useUndoToast()

  const handover = useRef<{ from: string; to: string } | null>(null)
  // A row that leaves the list hands the focus to the next one.
  useEffect(() => {
    const { from, to } = handover.current ?? {}
    if (!from || !to || rows.some(({ id }) => id === from)) return
    handover.current = null
    if (document.activeElement === document.body) rowOf(root.current, to)?.focus()
  }, [rows, root])

  const focused = () => {
    const id = document.activeElement?.getAttribute('data-request')
    return rows.find((row) => row.id === id)
  }
  const meant = () => focused() ?? open
  const step = (by: 1 | -1) => {
    const here = rows.findIndex(({ id }) => id === (focused() ?? open)?.id)
    const next = rows[here === -1 ? 0 : Math.min(Math.max(here + by, 0), rows.length - 1)]
    if (next) rowOf(root.current, next.id)?.focus()
  }
  const change = (request: DeskRequest | undefined, of: (request: DeskRequest) => Change) => {
    if (!request) return
    const place = rows.findIndex(({ id }) => id === request.id)
    const next = rows[place + 1] ?? rows[place - 1]
    handover.current = focused() && next ? { from: request.id, to: next.id } : null
    return onChange(request, of(request))
  }
  const solve = async () => {
    const request = meant()
    if (!request) return
    const { number, status } = request
    const isDone = status === 'resolved' || status === 'closed'
    if (!(await change(request, () => ({ status: isDone ? 'open' : 'resolved' })))) return
    say(t(isDone ? 'now_open' : 'now_solved', { number }), t('undo'), () => onChange(request, { status }))
  }
  const write = (mode: Mode) => {
    const row = focused()
    if (!row || row.id === open?.id) return writer.current.turn?.(mode)
    writer.current.next = { id: row.id, mode }
    onOpen(row)
  }
  const openIt = () => {
    const request = focused()
    if (request) onOpen(request)
  }

  useKeys([
    { keys: 'j', does: t('key_next'), run: () => step(1) },
    { keys: 'k', does: t('key_previous'), run: () => step(-1) },
    { keys: 'o', does: t('key_open'), run: openIt },
    {
      keys: '/',
      does: t('key_search'),
      run: () => root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    },
    ...(mayWrite
      ? [
          { keys: 'r', does: t('key_reply'), run: () => write('reply') },
          { keys: 'n', does: t('key_note'), run: () => write('note') },
          { keys: 'e', does: t('key_done'), run: () => void solve() },
          {
            keys: 'a',
            does: t('key_assign'),
            run: () => void change(meant(), ({ assignee }) => ({ assignee_id: assignee?.id === me.id ? null : me.id })),
          },
          {
            keys: 'u',
            does: t('key_unread'),
            run: () => void change(meant(), ({ is_unread }) => ({ is_unread: !is_unread })),
          },
        ]
      : []),
  ])
}
