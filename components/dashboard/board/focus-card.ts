'use client'

import { type RefObject, useEffect } from 'react'

let wanted: string | null = null
let forget: ReturnType<typeof setTimeout> | undefined

/** Says that the menu of a card is to have the focus wherever the card comes to stand next: there it is another element. */
export function focusCard(id: string): void {
  wanted = id
  clearTimeout(forget)
  forget = setTimeout(() => {
    wanted = null
  }, 3_000)
}

/** Gives a card that has just come to stand here the focus that was meant for it. */
export function useMeantFocus(ref: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    if (wanted !== id) return
    // What was open has to close first: it gives the focus back to where it was.
    const timer = setTimeout(() => ref.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus(), 50)
    return () => clearTimeout(timer)
  }, [ref, id])
}
