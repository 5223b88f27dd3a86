'use client'

import { useTranslations } from 'next-intl'
import { useAnnounce } from '@/components/dashboard/board/announcer'
import type { Place } from '@/components/dashboard/board/place'
import { useUndoToast } from '@/components/dashboard/board/use-undo-toast'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { RoadmapBoard } from '@/lib/contract/roadmap-records'
import { roadmap } from '@/lib/wire/roadmap'
import { wishes } from '@/lib/wire/wishes'
import { findCard, withCardAt } from './board-state'
import { useColumnName } from './use-column-name'

/** Moves a card at once, and back, with the reason, where the server says no. What was done is read out, and can be undone. */
export function useMove(board: RoadmapBoard) {
  const t = useTranslations('Desk.Roadmap')
  const announce = useAnnounce()
  const nameOf = useColumnName()
  const say = useUndoToast()
  const { send } = useSend(roadmap.moveItem, {
    invalidates: [roadmap.get, wishes.list, wishes.get],
    optimistic: (cache, { params, body }) =>
      cache.change(roadmap.get, (reply) => {
        const position = body.position ?? Number.MAX_SAFE_INTEGER
        return { ...reply, data: withCardAt(reply.data, params.id, { column_id: body.column_id, position }) }
      }),
    refused: ({ message }, { params }) => {
      const title = findCard(board, params.id)?.item.title ?? ''
      announce(t('moved_back', { title, reason: message }))
      return false
    },
  })

  return async function move(id: string, to: Place, notify = true): Promise<boolean> {
    const from = findCard(board, id)
    const column = board.columns.find((each) => each.id === to.column_id)
    if (!from || !column) return false
    const { title } = from.item
    announce(t('moved', { title, column: nameOf(column), place: to.position + 1 }))
    if (!(await send({ params: { id }, body: { ...to, notify } }))) return false
    if (from.place.column_id === to.column_id) return true
    const undo = () => send({ params: { id }, body: { ...from.place, notify: false } })
    say(t('moved_toast', { title, column: nameOf(column) }), t('undo'), undo)
    return true
  }
}
