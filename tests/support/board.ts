import fc from 'fast-check'
import type { Visitor } from '@/lib/caller'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { createComment } from '@/lib/domain/comments/create-comment'
import { deleteComment } from '@/lib/domain/comments/delete-comment'
import { castVote } from '@/lib/domain/votes/cast-vote'
import { takeBackVote } from '@/lib/domain/votes/take-back-vote'
import { voteOnBehalf } from '@/lib/domain/votes/vote-on-behalf'
import { createWish } from '@/lib/domain/wishes/create-wish'
import { deleteWish } from '@/lib/domain/wishes/delete-wish'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { unmergeWish } from '@/lib/domain/wishes/unmerge-wish'
import { AppError } from '@/lib/errors'

/** A visitor as the verbs know one. */
export const visitor: Visitor = { kind: 'visitor', request_id: '', address: '192.0.2.1', user_agent: '' }

/** One thing that somebody does on a board of a few wishes; numbers stand for wishes, voters and comments. */
export type Step =
  | { do: 'vote' | 'take back' | 'vote on behalf'; wish: number; voter: number }
  | { do: 'say'; wish: number; answering: number | null }
  | { do: 'delete comment'; comment: number }
  | { do: 'merge'; wish: number; into: number }
  | { do: 'unmerge' | 'delete wish'; wish: number }

export const WISHES = 4
const wish = fc.nat(WISHES - 1)
const voter = fc.nat(3)

const votes = fc.record({ do: fc.constantFrom('vote', 'vote', 'take back', 'vote on behalf'), wish, voter })
const says = fc.record({ do: fc.constant('say'), wish, answering: fc.option(fc.nat(9)) })
const silences = fc.record({ do: fc.constant('delete comment'), comment: fc.nat(9) })
const merges = fc.record({ do: fc.constant('merge'), wish, into: wish })
const unmerges = fc.record({ do: fc.constant('unmerge'), wish })
const deletes = fc.record({ do: fc.constant('delete wish'), wish })

/** Random doings, in which merges and their undoings are common. */
export const steps = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: votes },
      { weight: 3, arbitrary: says },
      { weight: 2, arbitrary: silences },
      { weight: 3, arbitrary: merges },
      { weight: 2, arbitrary: unmerges },
      { weight: 1, arbitrary: deletes },
    ),
    { maxLength, size: 'max' },
  ) as fc.Arbitrary<Step[]>

/** A board with a few wishes. */
export class Board {
  readonly project_id: string
  readonly ids: string[] = []

  constructor(project_id: string) {
    this.project_id = project_id
  }

  /** Makes the wishes that are missing: at first, and where a deletion has taken some. */
  async fill(): Promise<this> {
    const there = await db.wish.findMany({ where: { project_id: this.project_id }, select: { id: true } })
    for (let n = 0; n < WISHES; n += 1)
      if (!there.some(({ id }) => id === this.ids[n])) this.ids[n] = await this.#newWish()
    return this
  }

  /** Does it; a refusal that a person would be told is no failure. */
  async take(step: Step): Promise<void> {
    try {
      await this.#do(step)
    } catch (error) {
      if (!(error instanceof AppError) || !/^(NOT_FOUND|CONFLICT|VALIDATION_ERROR)$/.test(error.code)) throw error
    }
  }

  async #do(step: Step): Promise<unknown> {
    const { project_id } = this
    if (step.do === 'delete comment') return deleteComment(project_id, await this.#comment(step.comment))
    const id = this.ids[step.wish] ?? ''
    switch (step.do) {
      case 'vote':
        return castVote(visitor, { wish_id: id, fingerprint: `voter ${step.voter}` })
      case 'take back':
        return takeBackVote(visitor, id, `voter ${step.voter}`)
      case 'vote on behalf':
        return voteOnBehalf(project_id, id, { email: `voter-${step.voter}@example.com` })
      case 'say': {
        const parent_id = step.answering === null ? null : await this.#comment(step.answering)
        return createComment(visitor, { wish_id: id, content: 'Yes.', parent_id })
      }
      case 'merge':
        return mergeWishes(project_id, id, this.ids[step.into] ?? '')
      case 'unmerge':
        return unmergeWish(project_id, id)
      case 'delete wish':
        return deleteWish(project_id, id)
    }
  }

  async #newWish(): Promise<string> {
    const body = wishes.create.body.parse({ project_id: this.project_id, title: 'A wish', description: 'Please.' })
    return (await createWish(body)).id
  }

  async #comment(index: number): Promise<string> {
    const rows = await db.comment.findMany({
      where: { project_id: this.project_id },
      orderBy: { id: 'asc' },
      select: { id: true },
    })
    return rows[index % Math.max(rows.length, 1)]?.id ?? '00000000-0000-4000-8000-000000000000'
  }
}
