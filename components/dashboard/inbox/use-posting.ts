'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keyOf } from '@/components/dashboard/kit/key-of'
import { useProblemWords } from '@/components/dashboard/kit/use-problem-words'
import { newKey } from '@/components/portal/support/sending'
import { useToasts } from '@/components/ui/use-toasts'
import { ApiError, call } from '@/lib/client'
import type { Attachment } from '@/lib/contract/attachment'
import type { DeskConversation } from '@/lib/contract/desk-request'
import { supportDesk } from '@/lib/wire/support-desk'

type Posted = {
  content: string
  is_internal?: boolean
  help_article_ids?: string[]
  attachments?: Attachment[]
  ai_draft_id?: string | null
}

/** Posts a reply or a note: pressed twice, or sent again after the line broke, it is one message. A refusal is told in a toast, and the thread asked for anew. */
export function usePosting(id: string) {
  const client = useQueryClient()
  const toasts = useToasts()
  const words = useProblemWords()
  const [pending, setPending] = useState(false)
  const sent = useRef({ said: '', key: '' })
  const queryKey = keyOf(supportDesk.get, { params: { id } })

  /** The thread as it is on the server at this moment; as it is known where nobody answers. */
  async function fresh(known: DeskConversation): Promise<DeskConversation> {
    const reply = await call(supportDesk.get, { params: { id } }).catch(() => null)
    if (reply) client.setQueryData(queryKey, reply)
    return reply?.data ?? known
  }

  async function post(body: Posted): Promise<boolean> {
    const said = JSON.stringify(body)
    if (sent.current.said !== said) sent.current = { said, key: newKey() }
    setPending(true)
    try {
      const headers = { 'Idempotency-Key': sent.current.key }
      await call(supportDesk.addMessage, { params: { id }, body }, undefined, headers)
      sent.current = { said: '', key: '' }
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.add({ ...words(error), priority: 'high' })
      return false
    } finally {
      setPending(false)
      void client.invalidateQueries({ queryKey: keyOf(supportDesk.list) })
      await client.invalidateQueries({ queryKey })
    }
  }

  return { post, fresh, pending, setPending }
}
