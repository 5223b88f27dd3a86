import type { WishStatus } from '@/lib/contract/wish-status'
import { type Crowd, idAt } from './crowd'
import { dice } from './dice'

export type PlannedWish = {
  id: string
  at: Date
  status: WishStatus
  is_approved: boolean
  /** The one it was merged into. */
  into: PlannedWish | null
  votes: number
  verified: number
  comments: number
}
export type PlannedVote = { cast: PlannedWish; is_verified: boolean }
export type PlannedComment = { id: string; wish: PlannedWish; parent: PlannedComment | null; at: Date; replies: number }

const statuses = { pending: 62, under_review: 13, planned: 5, in_progress: 3, completed: 12, declined: 5 } as const

/** Who votes for what and answers whom, so that every row is written once with its numbers: old wishes have most of it, each after they came. */
export function planBoard(crowd: Crowd) {
  const roll = dice(4)
  const wishes: PlannedWish[] = []
  for (let n = 0; n < crowd.total; n += 1) {
    const at = crowd.at(n)
    const into = n % 200 === 199 ? (wishes[n - 1] ?? null) : null
    const is_approved = !roll.chance(n > 0.9 * crowd.total ? 0.05 : 0.002)
    const none = { votes: 0, verified: 0, comments: 0 }
    wishes.push({ id: idAt(at), at, status: roll.weighed(statuses), is_approved, into, ...none })
  }
  /** One that was there when the n-th vote came. */
  const popular = (n: number) => wishes[Math.floor((n + 1) * roll.share() ** 4)] as PlannedWish

  const votes = Array.from({ length: crowd.total }, (_, n): PlannedVote => {
    const [cast, is_verified] = [popular(n), n % 3 === 0 && roll.chance(0.3)]
    const counts = cast.into ?? cast
    counts.votes += 1
    if (is_verified) counts.verified += 1
    return { cast, is_verified }
  })

  const threads = new Map<PlannedWish, PlannedComment>()
  const comments = Array.from({ length: crowd.total }, (_, n): PlannedComment => {
    const chosen = popular(n)
    const wish = chosen.into ?? chosen
    const parent = (roll.chance(0.35) && threads.get(wish)) || null
    const said = { id: idAt(crowd.at(n)), wish, parent, at: crowd.at(n), replies: 0 }
    wish.comments += 1
    if (parent) parent.replies += 1
    else threads.set(wish, said)
    return said
  })
  return { wishes, votes, comments }
}
