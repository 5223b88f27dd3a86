'use client'

import { type RefObject, useEffect } from 'react'
import type { Mode } from './kept-reply'

/** How keys reach the box of the thread that is open, and of one that is only being opened. */
export type Writer = { turn?: ((mode: Mode) => void) | undefined; next?: { id: string; mode: Mode } | undefined }

/** Lets keys turn this request's box to a reply or a note; what was asked for before it was open is done at once. */
export function useWriter(writer: RefObject<Writer>, id: string, turn: (mode: Mode) => void): void {
  useEffect(() => {
    writer.current.turn = turn
    return () => {
      writer.current.turn = undefined
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request that opens
  useEffect(() => {
    const { next } = writer.current
    writer.current.next = undefined
    // A frame later what was begun before stands in the box, and is kept.
    if (next?.id === id) requestAnimationFrame(() => writer.current.turn?.(next.mode))
  }, [id])
}
