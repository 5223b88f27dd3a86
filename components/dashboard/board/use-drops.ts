'use client'

import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { useEffect, useEffectEvent } from 'react'
import type { Target } from './place'

/** Tells of each card of a board that was let go, and over what. */
export function useDrops(board: string, onDrop: (id: string, target: Target) => void): void {
  const dropped = useEffectEvent(onDrop)

  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.board === board,
        onDrop: ({ source, location }) => {
          const over = location.current.dropTargets[0]
          if (!over || typeof source.data.id !== 'string' || typeof over.data.column_id !== 'string') return
          const edge = extractClosestEdge(over.data)
          dropped(source.data.id, {
            column_id: over.data.column_id,
            card_id: typeof over.data.card_id === 'string' ? over.data.card_id : undefined,
            edge: edge === 'bottom' ? 'bottom' : 'top',
          })
        },
      }),
    [board],
  )
}
