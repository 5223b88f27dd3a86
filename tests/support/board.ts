import fc from 'fast-check'
import type { LicenseHolder, Proof, Visitor } from '@/lib/caller'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { createComment } from '@/lib/domain/comments/create-comment'
import { deleteComment } from '@/lib/domain/comments/delete-comment'
import { deleteEndUser } from '@/lib/domain/end-users/delete-end-user'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { updateLicenseKey } from '@/lib/domain/licences/update-license-key'
import { castVote } from '@/lib/domain/votes/cast-vote'
import { takeBackVote } from '@/lib/domain/votes/take-back-vote'
import { voteOnBehalf } from '@/lib/domain/votes/vote-on-behalf'
import { createWish } from '@/lib/domain/wishes/create-wish'
import { deleteWish } from '@/lib/domain/wishes/delete-wish'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { unmergeWish } from '@/lib/domain/wishes/unmerge-wish'
import { AppError } from '@/lib/errors'
import { keepLicence } from './seats'

/** A visitor as the verbs know one. */
export const visitor: Visitor = { kind: 'visitor', request_id: '', address: '192.0.2.1', user_agent: '' }

/** A person of the project who votes by a session or an entitlement token, also where the team has voted for them. */
type Customers = 'vote signed in' | 'vote as customer' | 'take back as customer' | 'vote with an old token'

/** One thing that somebody does on a board of a few wishes; numbers stand for wishes, voters and comments. */
export type Step =
  | { do: 'vote' | 'take back' | 'vote on behalf' | Customers; wish: number; voter: number }
  | { do: 'say'; wish: number; answering: number | null }
  | { do: 'delete comment'; comment: number }
  | { do: 'merge'; wish: number; into: number }
  | { do: 'unmerge' | 'delete wish'; wish: number }
  | { do: 'give licence'; voter: number; to: number | null }
  | { do: 'delete person'; voter: number }

const addressOf = (voter: number) => `voter-${voter}@example.com`

export const WISHES = 4
const wish = fc.nat(WISHES - 1)
const voter = fc.nat(3)

const customers = ['vote as customer', 'vote as customer', 'take back as customer', 'vote with an old token'] as const
const ballots = ['vote', 'vote', 'vote signed in', 'take back', 'vote on behalf', ...customers] as const
const votes = fc.record({ do: fc.constantFrom(...ballots), wish, voter })
const says = fc.record({ do: fc.constant('say'), wish, answering: fc.option(fc.nat(9)) })
const silences = fc.record({ do: fc.constant('delete comment'), comment: fc.nat(9) })
const merges = fc.record({ do: fc.constant('merge'), wish, into: wish })
const unmerges = fc.record({ do: fc.constant('unmerge'), wish })
const gifts = fc.record({ do: fc.constant('give licence'), voter, to: fc.option(voter, { freq: 2 }) })
const partings = fc.record({ do: fc.constant('delete person'), voter })
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
      { weight: 2, arbitrary: gifts },
      { weight: 1, arbitrary: partings },
    ),
    { maxLength, size: 'max' },
  ) as fc.Arbitrary<Step[]>

/** A board with a few wishes. */
export class Board {
  readonly project_id: string
  readonly ids: string[] = []
  readonly #licences = new Map<number, Promise<LicenseHolder>>()

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
    if (step.do === 'give licence') return this.#give(step.voter, step.to)
    if (step.do === 'delete person') return deleteEndUser(project_id, await this.#person(step.voter))
    const id = this.ids[step.wish] ?? ''
    switch (step.do) {
      case 'vote':
        return castVote(visitor, { wish_id: id, fingerprint: `voter ${step.voter}` })
      case 'vote signed in':
        return castVote(
          { ...visitor, proof: this.#proof(step.voter) },
          { wish_id: id, fingerprint: `voter ${step.voter}` },
        )
      case 'take back':
        return takeBackVote(visitor, id, `voter ${step.voter}`)
      case 'vote on behalf':
        return voteOnBehalf(project_id, id, { email: addressOf(step.voter) })
      case 'vote as customer':
        return castVote(await this.#customer(step.voter), { wish_id: id })
      case 'vote with an old token':
        return castVote({ ...visitor, holder: await this.#licence(step.voter) }, { wish_id: id })
      case 'take back as customer':
        return takeBackVote(await this.#customer(step.voter), id, undefined)
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

  #proof(voter: number): Proof {
    const email = addressOf(voter)
    return { by: 'session', project_id: this.project_id, email, email_key: email, hash: '' }
  }

  /** Whoever has the voter's licence now. */
  async #customer(voter: number): Promise<Visitor> {
    const holder = await this.#licence(voter)
    const { end_user_id } = await db.license_key.findUniqueOrThrow({ where: { id: holder.license_key_id } })
    return { ...visitor, holder: { ...holder, end_user_id } }
  }

  /** The voter's licence as it was sold: to them. */
  #licence(voter: number): Promise<LicenseHolder> {
    const sold = this.#licences.get(voter) ?? this.#sell(voter)
    this.#licences.set(voter, sold)
    return sold
  }

  async #sell(voter: number): Promise<LicenseHolder> {
    const { project_id } = this
    const { id } = await keepLicence({ id: project_id })
    const end_user_id = await this.#person(voter)
    await updateLicenseKey(project_id, id, { end_user_id }).catch(() => null) // Gone meanwhile.
    return { project_id, license_key_id: id, end_user_id }
  }

  async #give(voter: number, to: number | null): Promise<void> {
    const { license_key_id } = await this.#licence(voter)
    const end_user_id = to === null ? null : await this.#person(to)
    await updateLicenseKey(this.project_id, license_key_id, { end_user_id })
  }

  #person(voter: number): Promise<string> {
    return recogniseEndUser(this.project_id, { email: addressOf(voter) })
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
