'use client'

import { useEffect, useRef, useState } from 'react'
import { Notice } from './notice'
import { standIn } from './refusals'
import type { Said } from './toast-store'
import { useToasts } from './use-toasts'

/** Nobody has read a sentence in this time, in ms. */
const UNREAD = 1500

/** Where a dialog says what was refused while it is open; of a dialog that closes at once it stays behind as a toast. */
export function ToldHere() {
  const { add } = useToasts()
  const [said, setSaid] = useState<Said>()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let last: { said: Said; at: number } | undefined
    const leave = standIn((next) => {
      last = next && { said: next, at: performance.now() }
      setSaid(next)
    })
    return () => {
      leave()
      if (last && performance.now() - last.at < UNREAD) add(last.said)
    }
  }, [add])

  useEffect(() => {
    if (said) place.current?.scrollIntoView({ block: 'nearest' })
  }, [said])

  if (!said) return null
  return (
    <div ref={place}>
      <Notice tone="bad">
        <span className="font-medium">{said.title}</span> {said.description}
      </Notice>
    </div>
  )
}
