'use client'

import { useEffect, useRef } from 'react'
import type { DeskConversation } from '@/lib/contract/desk-request'
import type { Change } from './changed-request'
import { useRoom } from './room'

/** Marks a request as read when it is opened, and when something comes while somebody looks at it; one that is then marked as unread by hand stays so. */
export function useReading(
  request: DeskConversation | undefined,
  change: (request: DeskConversation, change: Change) => unknown,
): void {
  const { mayWrite } = useRoom()
  const read = useRef('')
  const key = request ? `${request.id} ${request.messages.at(-1)?.id ?? ''}` : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: reading is what happens when there is something new to read
  useEffect(() => {
    if (!request || !mayWrite) return
    const look = () => {
      if (document.hidden || read.current === key) return
      read.current = key
      if (request.is_unread) change(request, { is_unread: false })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [key, mayWrite])
}
