'use client'

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useState } from 'react'
import { useMeantFocus } from './focus-card'

type Card = { board: string; id: string; column_id: string; enabled: boolean; ordered?: boolean }

/** Makes an element a card that can be dragged, and that others can be dropped above or below where the order counts. */
export function useCardDrag(
  ref: RefObject<HTMLElement | null>,
  { board, id, column_id, enabled, ordered = true }: Card,
) {
  useMeantFocus(ref, id)
  const [isDragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!element || !enabled) return
    const clear = () => setEdge(null)
    const drag = draggable({
      element,
      getInitialData: () => ({ board, id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
    if (!ordered) return drag
    return combine(
      drag,
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.board === board,
        getData: ({ input, element: over }) =>
          attachClosestEdge({ column_id, card_id: id }, { input, element: over, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) => {
          const nearer = extractClosestEdge(self.data)
          setEdge(source.data.id !== id && (nearer === 'top' || nearer === 'bottom') ? nearer : null)
        },
        onDragLeave: clear,
        onDrop: clear,
      }),
    )
  }, [ref, board, id, column_id, enabled, ordered])

  return { isDragged, edge }
}
