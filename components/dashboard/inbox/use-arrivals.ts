'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near to its end, a thread counts as read to the end. */
const NEAR = 120

/** Brings the last letter into view where the thread opens, and a new one where somebody has read to the end; elsewhere `isBelow` says that one has come. */
export function useArrivals(pane: RefObject<HTMLElement | null>, count: number) {
  const [isBelow, setIsBelow] = useState(false)
  const isNear = useRef(false)
  const before = useRef(count)

  const toLast = () => {
    const letters = pane.current?.querySelectorAll<HTMLElement>('article')
    const last = letters?.[letters.length - 1]
    if (pane.current && last && letters.length > 1) pane.current.scrollTop = last.offsetTop - 16
  }
  const look = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = pane.current ?? {}
    isNear.current = scrollHeight - scrollTop - clientHeight < NEAR
    if (isNear.current) setIsBelow(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: where it opens, once
  useLayoutEffect(toLast, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a letter has come, and only then
  useEffect(() => {
    const hasCome = count > before.current
    before.current = count
    if (!hasCome) return look()
    if (!isNear.current) return setIsBelow(true)
    requestAnimationFrame(toLast)
  }, [count])

  const show = () => {
    toLast()
    setIsBelow(false)
  }
  return { isBelow, look, show }
}
