import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/db'
import { createColumn } from '@/lib/domain/roadmap/create-column'
import { createItem } from '@/lib/domain/roadmap/create-item'
import { deleteItem } from '@/lib/domain/roadmap/delete-item'
import { moveItem } from '@/lib/domain/roadmap/move-item'
import { updateColumn } from '@/lib/domain/roadmap/update-column'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { unmergeWish } from '@/lib/domain/wishes/unmerge-wish'
import { updateWish } from '@/lib/domain/wishes/update-wish'
import { AppError } from '@/lib/errors'
import { expectTrueCounts } from '@/tests/support/counts'
import { boardOf, columnsOf, newCard, newColumn, standingOf } from '@/tests/support/roadmap'
import { doing, nth, RealRoadmap } from '@/tests/support/roadmap-model'
import { newProject, newWish, type Project } from '@/tests/support/seeds'

vi.setConfig({ testTimeout: 120_000 })

const notify = true
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

/** How often the database has had to end a deadlock. */
async function deadlocks(): Promise<number> {
  await db.$executeRaw`SELECT pg_stat_force_next_flush()`
  const [row] = await db.$queryRaw<[{ deadlocks: bigint }]>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`
  return Number(row.deadlocks)
}

/** Holds that every card stands where it must, whatever has happened: a wish in the column of its status, or in one without. */
async function expectInPlace({ id: project_id }: Pick<Project, 'id'>): Promise<void> {
  const wrong = await db.$queryRaw`
    SELECT wish.id, wish.status, here.name, item.is_shown FROM wish
    LEFT JOIN roadmap_item AS item ON item.wish_id = wish.id
    LEFT JOIN roadmap_column AS here ON here.id = item.column_id
    WHERE wish.project_id = ${project_id}::uuid AND coalesce(item.is_shown, false) AND (
      here.id IS NULL OR here.status IS DISTINCT FROM wish.status AND here.status IS NOT NULL
      OR NOT wish.is_approved OR wish.merged_into_id IS NOT NULL)`
  expect(wrong).toEqual([])
  const ranks = await db.$queryRaw`
    SELECT column_id, rank FROM roadmap_item WHERE project_id = ${project_id}::uuid AND column_id IS NOT NULL
    GROUP BY 1, 2 HAVING count(*) > 1`
  expect(ranks).toEqual([])
  await expectTrueCounts(project_id)
}

describe('cards that are moved at once', () => {
  test('20 into the same place stand one under the other, each with a rank of its own', async () => {
    const project = await newProject()
    const { planned, in_progress } = await columnsOf(project)
    const cards = await Promise.all(times(20, (n) => newCard(project, planned.id, { title: `${n}` })))
    for (const position of [0, 1, undefined]) {
      const column_id = position === 0 ? in_progress.id : planned.id
      await Promise.all(cards.map(({ id }) => moveItem(project.id, id, { column_id, position, notify })))
    }
    await expectInPlace(project)
    expect((await standingOf(project)).Planned?.toSorted()).toEqual(times(20, String).toSorted())
  })

  test('ten wishes into a column for three: exactly three come in, and only those get its status', async () => {
    const project = await newProject()
    const { in_progress, planned } = await columnsOf(project)
    await updateColumn(project.id, in_progress.id, { wip_limit: 3 })
    await Promise.all(times(10, (n) => newWish(project, { title: `${n}`, status: 'planned' })))
    const { items } = (await columnsOf(project)).planned
    const moves = items.map(({ id }) => moveItem(project.id, id, { column_id: in_progress.id, notify }))
    const codes = (await Promise.allSettled(moves)).map((each) =>
      each.status === 'fulfilled' ? 'moved' : (each.reason as AppError).code,
    )
    expect(codes.toSorted()).toEqual([...times(7, () => 'CONFLICT'), ...times(3, () => 'moved')])
    expect(await db.wish.count({ where: { project_id: project.id, status: 'in_progress' } })).toBe(3)
    expect((await boardOf(project)).columns.map(({ item_count }) => item_count)).toEqual([7, 3, 0])
    expect(planned.item_count).toBe(0)
    await expectInPlace(project)
  })

  test('new cards for a column with a limit are as many as it takes', async () => {
    const project = await newProject()
    const few = await newColumn(project, { wip_limit: 3 })
    const card = { project_id: project.id, column_id: few.id, title: 'Card', notify }
    const made = await Promise.allSettled(times(10, () => createItem(card)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await boardOf(project)).total_items).toBe(3)
  })

  test('a wish that is put on the roadmap ten times at once has one card', async () => {
    const project = await newProject()
    const { planned, completed } = await columnsOf(project)
    const { id: wish_id } = await newWish(project)
    const made = times(10, (n) =>
      createItem({ project_id: project.id, column_id: (n % 2 ? planned : completed).id, wish_id, notify }),
    )
    const settled = await Promise.allSettled(made)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectInPlace(project)
  })

  test('a wish that gets its status while a column for it is made stands there', async () => {
    for (let round = 0; round < 8; round += 1) {
      const project = await newProject()
      const before = await newWish(project)
      const [column] = await Promise.all([
        createColumn({ project_id: project.id, name: 'Reviewed', status: 'under_review' }),
        updateWish(project.id, before.id, { status: 'under_review' }),
        newWish(project, { status: 'under_review' }),
      ])
      const { columns } = await boardOf(project)
      expect(columns.find(({ id }) => id === column.id)?.item_count).toBe(2)
      await expectInPlace(project)
    }
  })
})

describe('everything at once', () => {
  test('moves, changes of status, merges, hiding and columns race: none fails, none waits in a circle, and all stands where it must', async () => {
    const project = await newProject()
    const wishes = await Promise.all(times(8, (n) => newWish(project, { title: `${n}`, status: 'planned' })))
    const columns = Object.values(await columnsOf(project))
    const items = columns[0]?.items ?? []
    const before = await deadlocks()
    for (let round = 0; round < 6; round += 1) {
      const one = (n: number) => wishes[(n + round) % 8]?.id ?? ''
      const card = (n: number) => items[(n * 3 + round) % 8]?.id ?? ''
      const column_id = (n: number) => columns[(n + round) % 3]?.id ?? ''
      const statuses = ['planned', 'completed', 'in_progress', 'declined'] as const
      await allow([
        ...times(8, (n) => moveItem(project.id, card(n), { column_id: column_id(n), position: n % 3, notify })),
        ...times(4, (n) => updateWish(project.id, one(n), { status: statuses[(n + round) % 4] ?? 'planned' })),
        mergeWishes(project.id, one(5), one(6)),
        mergeWishes(project.id, one(6), one(5)),
        unmergeWish(project.id, one(7)),
        updateWish(project.id, one(2), { is_approved: round % 2 === 0 }),
        updateColumn(project.id, column_id(0), { sort_order: round % 3 }),
        deleteItem(project.id, card(1)),
      ])
    }
    expect(await deadlocks()).toBe(before)
    await expectInPlace(project)
  })

  test('any doings, eight at a time, leave a board that is true', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { minLength: 24, maxLength: 48, size: 'max' }), async (steps) => {
        const project = await newProject()
        const real = await new RealRoadmap(project.id).fill()
        const before = await deadlocks()
        for (let n = 0; n < steps.length; n += 8) {
          const wishes = await real.wishes()
          const cards = await db.roadmap_item.findMany({ where: { project_id: project.id }, orderBy: { id: 'asc' } })
          const named = (step: (typeof steps)[number]) => ({
            wish: 'which' in step ? nth(wishes, step.which)?.id : undefined,
            into: 'into' in step ? nth(wishes, step.into)?.id : undefined,
            card: 'which' in step ? nth(cards, step.which)?.id : undefined,
          })
          await Promise.all(steps.slice(n, n + 8).map((step) => real.take(step, named(step))))
        }
        expect(await deadlocks()).toBe(before)
        await expectInPlace(project)
      }),
      { numRuns: 6, endOnFailure: true },
    )
  })
})

/** A refusal that a person would be told is no failure. */
async function allow(doings: Promise<unknown>[]): Promise<void> {
  for (const each of await Promise.allSettled(doings)) {
    if (each.status === 'rejected' && !(each.reason instanceof AppError)) throw each.reason
  }
}
