'use client'

import { useRef, useState } from 'react'
import { ApiError, call } from '@/lib/client'
import type { Wish } from '@/lib/contract/wish'
import { votes } from '@/lib/wire/votes'
import { makeVisitor } from './browser-visitor'
import { voteMemory } from './vote-memory'

export type Votable = Pick<Wish, 'id' | 'project_id' | 'title' | 'vote_count' | 'has_voted'>

/** A vote that answers at once: shown as wished, sent behind, taken back if the server refuses. Presses while one is on its way are sent as one when it has arrived. */
export function useVote(wish: Votable, onRefusal: (code: string) => void) {
  const [own, setOwn] = useState(() => voteMemory.get(wish.id))
  const wanted = useRef(false)
  const sending = useRef(false)
  const voted = own ?? wish.has_voted

  function show(value: boolean) {
    voteMemory.set(wish.id, value)
    setOwn(value)
  }

  async function toggle() {
    wanted.current = !voted
    show(wanted.current)
    if (sending.current) return

    sending.current = true
    let arrived = voted
    try {
      while (arrived !== wanted.current) {
        const next = wanted.current
        await send(wish, next)
        arrived = next
      }
    } catch (error) {
      show(arrived)
      onRefusal(error instanceof ApiError ? error.code : 'other')
    } finally {
      sending.current = false
    }
  }

  return { voted, changed: own !== undefined, count: wish.vote_count + Number(voted) - Number(wish.has_voted), toggle }
}

async function send({ id: wish_id, project_id }: Votable, vote: boolean): Promise<void> {
  const fingerprint = makeVisitor()
  if (vote) await call(votes.cast, { query: { project_id }, body: { wish_id, fingerprint } })
  else await call(votes.takeBack, { params: { wishId: wish_id }, query: { fingerprint } })
}
