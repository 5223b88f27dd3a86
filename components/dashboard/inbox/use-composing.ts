'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { callAsTeam } from '@/lib/client'
import type { DeskConversation } from '@/lib/contract/desk-request'
import { supportDesk } from '@/lib/wire/support-desk'
import { blank, type KeptReply, keep, readKept } from './kept-reply'

/** The team hears that somebody writes at most so often. */
const TELLS = 4_000
/** So long after the last key somebody still counts as writing: whoever opens the request meanwhile hears of it, too. */
const THINKS = 60_000

/** The text that is being written to a request: kept in this browser, told to the team while it grows, and held against what has come since it was begun. */
export function useComposing(request: DeskConversation) {
  const [kept, setKept] = useState(blank)
  const told = useRef(0)
  const grown = useRef(0)
  const { id, messages } = request

  useLayoutEffect(() => setKept(readKept(id)), [id])

  const write = (changes: Partial<KeptReply>) => {
    const wasBlank = !kept.reply && !kept.note
    const next = { ...kept, ...(wasBlank && { seen: messages.at(-1)?.id ?? null }), ...changes }
    setKept(next)
    keep(id, next)
  }
  const tellNow = () => {
    const now = Date.now()
    if (now - told.current < TELLS) return
    told.current = now
    callAsTeam(supportDesk.replying, { params: { id } }).catch(() => undefined)
  }
  const tell = () => {
    grown.current = Date.now()
    tellNow()
  }
  const isBegun = Boolean(kept.reply || kept.note)
  const remind = useEffectEvent(() => {
    if (isBegun && !document.hidden && Date.now() - grown.current < THINKS) tellNow()
  })
  useEffect(() => {
    const again = setInterval(() => remind(), TELLS)
    return () => clearInterval(again)
  }, [])
  return { kept, write, tell, newer: isBegun ? newerThan(messages, kept.seen) : [] }
}

type Message = DeskConversation['messages'][number]

/** The messages after the one that was the last. */
export function newerThan(messages: Message[], seen: string | null): Message[] {
  return messages.slice(messages.findIndex(({ id }) => id === seen) + 1)
}
