import fc from 'fast-check'
import { WishStatus } from '@/lib/contract/wish-status'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { createColumn } from '@/lib/domain/roadmap/create-column'
import { createItem } from '@/lib/domain/roadmap/create-item'
import { deleteItem } from '@/lib/domain/roadmap/delete-item'
import { moveItem } from '@/lib/domain/roadmap/move-item'
import { createWish } from '@/lib/domain/wishes/create-wish'
import { deleteWish } from '@/lib/domain/wishes/delete-wish'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { unmergeWish } from '@/lib/domain/wishes/unmerge-wish'
import { updateWish } from '@/lib/domain/wishes/update-wish'
import { AppError } from '@/lib/errors'
import { nobody } from './seeds'

/** The columns of the model: three with a status, one without, and one that takes two cards at most. */
export const COLUMNS = ['Planned', 'In Progress', 'Completed', 'Ideas', 'Few'] as const
const statusOf: { [column: string]: WishStatus | undefined } = {
  ...{ Planned: 'planned', 'In Progress': 'in_progress', Completed: 'completed' },
}
const LIMIT = 2

const which = fc.nat(99)
const column = fc.constantFrom(...COLUMNS)
const position = fc.option(fc.nat(6), { nil: undefined })
const status = fc.constantFrom(...WishStatus.options)

/** One thing that the team does; numbers stand for wishes and cards. */
export const doing = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create wish' as const), status }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('status' as const), which, status }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hide' as const), which, is_approved: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('merge' as const), which, into: which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('unmerge' as const, 'delete wish' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('free card' as const), column, position }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('card' as const), which, column, position }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('move' as const), which, column, position }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), which }) },
)
export type Doing = typeof doing extends fc.Arbitrary<infer D> ? D : never

type ModelWish = { id: string; status: WishStatus; is_approved: boolean; merged_into_id: string | null }

/** A card: a wish’s goes by the wish, also when it is taken off and comes back; a free one by its own id. */
type Card = string
export const cardOf = ({ id, wish_id }: { id: string; wish_id: string | null }): Card => wish_id ?? id

/** What a roadmap should be, kept in lists: each column has its cards from the top, those that are not shown too. */
export class RoadmapModel {
  wishes: ModelWish[] = []
  readonly columns = new Map<string, Card[]>(COLUMNS.map((name) => [name, []]))
  readonly hidden = new Set<Card>()
  /** Wishes whose card the team took off: only a new status brings them back. */
  readonly off = new Set<Card>()

  shownIn(column: string): Card[] {
    return (this.columns.get(column) ?? []).filter((card) => !this.hidden.has(card))
  }

  columnOf(card: Card): string | undefined {
    return COLUMNS.find((name) => this.columns.get(name)?.includes(card))
  }

  cards(): Card[] {
    return [...this.columns.values()].flat()
  }

  /** Where a card comes to stand: right under the one that stands above it among those that are shown. */
  put(card: Card, column: string, position?: number): void {
    this.take(card)
    const others = this.columns.get(column) ?? []
    const above = position === undefined ? others.at(-1) : this.shownIn(column)[position - 1]
    const at = position === 0 ? 0 : above === undefined ? others.length : others.indexOf(above) + 1
    this.columns.set(column, others.toSpliced(at, 0, card))
  }

  take(card: Card): void {
    for (const [name, cards] of this.columns)
      this.columns.set(
        name,
        cards.filter((each) => each !== card),
      )
  }

  /** What the team does to a card, and whether it is refused. */
  bring(card: Card, column: string, position: number | undefined): boolean {
    if (column !== this.columnOf(card) || this.hidden.has(card)) {
      if (column === 'Few' && this.shownIn(column).length >= LIMIT) return false
    }
    this.put(card, column, position)
    this.hidden.delete(card)
    this.off.delete(card)
    const wish = this.wishes.find(({ id }) => id === card)
    if (wish) wish.status = statusOf[column] ?? wish.status
    return true
  }

  remove(card: Card): void {
    this.take(card)
    this.off.add(card)
  }

  /** Has the cards follow the wishes, of which one may have changed or have gone with those merged into it. */
  follow(now: ModelWish[]): void {
    const before = this.wishes
    this.wishes = now
    for (const { id } of before) if (!now.some((wish) => wish.id === id)) this.take(id)
    for (const wish of now) {
      const was = before.find(({ id }) => id === wish.id)
      const status_is_new = was !== undefined && was.status !== wish.status
      if (String(Object.values(was ?? {})) !== String(Object.values(wish))) this.place(wish, status_is_new)
    }
  }

  place({ id, status, is_approved, merged_into_id }: ModelWish, status_is_new: boolean): void {
    if (this.off.has(id) && !status_is_new) return
    this.off.delete(id)
    const column = this.columnOf(id)
    const home = COLUMNS.find((name) => statusOf[name] === status)
    const chosen = column && !statusOf[column] ? column : undefined
    const target = (!status_is_new && chosen) || home || chosen
    const is_shown = is_approved && merged_into_id === null && target !== undefined
    if (!column && !is_shown) return
    const comes = status_is_new && is_shown && this.hidden.has(id)
    if (target && (target !== column || comes)) this.put(id, target, status === 'completed' ? 0 : undefined)
    if (is_shown) this.hidden.delete(id)
    else this.hidden.add(id)
  }
}

/** A project's real roadmap, done to as the model is. */
export class RealRoadmap {
  readonly project_id: string
  readonly #columns = new Map<string, string>()

  constructor(project_id: string) {
    this.project_id = project_id
  }

  async fill(): Promise<this> {
    const { project_id } = this
    await createColumn({ project_id, name: 'Ideas' })
    await createColumn({ project_id, name: 'Few', wip_limit: LIMIT })
    for (const { id, name } of await db.roadmap_column.findMany({ where: { project_id } })) this.#columns.set(name, id)
    return this
  }

  column(name: string): string {
    return this.#columns.get(name) ?? nobody
  }

  async wishes(): Promise<ModelWish[]> {
    const select = { id: true, status: true, is_approved: true, merged_into_id: true }
    return db.wish.findMany({ where: { project_id: this.project_id }, orderBy: { id: 'asc' }, select })
  }

  /** Whether the team may do it; any other failure fails. */
  async take(step: Doing, { wish = nobody, into = nobody, card = nobody }: Named): Promise<{ id?: string } | null> {
    try {
      return { ...((await this.#do(step, { wish, into, card })) as { id?: string } | undefined) }
    } catch (error) {
      if (error instanceof AppError && /^(NOT_FOUND|CONFLICT|VALIDATION_ERROR)$/.test(error.code)) return null
      throw error
    }
  }

  async #do(step: Doing, { wish, into, card }: Required<Named>): Promise<unknown> {
    const { project_id } = this
    const place = 'column' in step ? { column_id: this.column(step.column), position: step.position } : {}
    const at = { column_id: nobody, notify: true, ...place }
    switch (step.do) {
      case 'create wish': {
        const { status } = step
        const body = { project_id, title: 'A wish', description: 'Please.', status }
        return createWish(wishes.create.body.parse(body))
      }
      case 'status':
        return updateWish(project_id, wish, { status: step.status })
      case 'hide':
        return updateWish(project_id, wish, { is_approved: step.is_approved })
      case 'merge':
        return mergeWishes(project_id, wish, into)
      case 'unmerge':
        return unmergeWish(project_id, wish)
      case 'delete wish':
        return deleteWish(project_id, wish)
      case 'free card':
        return createItem({ project_id, title: 'Free', ...at })
      case 'card':
        return createItem({ project_id, wish_id: wish, ...at })
      case 'move':
        return moveItem(project_id, card, at)
      case 'remove':
        return deleteItem(project_id, card)
    }
  }
}

type Named = { wish?: string | undefined; into?: string | undefined; card?: string | undefined }

/** What the numbers of a step fall on. */
export const nth = <T>(list: T[], n: number): T | undefined => list[n % Math.max(list.length, 1)]
