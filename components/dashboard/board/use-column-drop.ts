'use client'

import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'

/** Makes an element a column that cards of its board can be dropped on; answers whether one hovers there. */
export function useColumnDrop(
  ref: RefObject<HTMLElement | null>,
  { board, column_id }: { board: string; column_id: string },
) {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const away = () => setOver(false)
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.board === board,
      getData: () => ({ column_id }),
      onDragEnter: () => setOver(true),
      onDragLeave: away,
      onDrop: away,
    })
  }, [ref, board, column_id])

  return isOver
}
