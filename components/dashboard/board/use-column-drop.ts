'use client'

import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Column = {
  board: string
  column_id: string
  /** Whether letting a card go here, beside the cards of the column, would move it. */
  takes: (id: string) => boolean
}

/** Makes an element a column that cards of its board can be dropped on; answers whether one hovers there, and whether it would land beside the cards. */
export function useColumnDrop(ref: RefObject<HTMLElement | null>, { board, column_id, takes }: Column) {
  const [isOver, setOver] = useState(false)
  const [isLanding, setLanding] = useState(false)
  const wouldMove = useEffectEvent(takes)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const away = () => {
      setOver(false)
      setLanding(false)
    }
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.board === board,
      getData: () => ({ column_id }),
      onDragEnter: () => setOver(true),
      onDrag: ({ source, location }) => {
        const isInnermost = location.current.dropTargets[0]?.element === element
        setLanding(isInnermost && wouldMove(String(source.data.id)))
      },
      onDragLeave: away,
      onDrop: away,
    })
  }, [ref, board, column_id])

  return { isOver, isLanding }
}
