import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { db } from '@/lib/db'
import { hasRoadmap } from '@/lib/domain/roadmap/has-roadmap'
import { moveItem } from '@/lib/domain/roadmap/move-item'
import { rankAt } from '@/lib/domain/roadmap/rank-at'
import { readTeamRoadmap } from '@/lib/domain/roadmap/read-roadmap'
import { updateRoadmap } from '@/lib/domain/roadmap/update-roadmap'
import { expectTrueCounts } from '@/tests/support/counts'
import { boardOf, columnsOf, newCard, standingOf } from '@/tests/support/roadmap'
import { cardOf, type Doing, doing, nth, RealRoadmap, RoadmapModel } from '@/tests/support/roadmap-model'
import { newProject, newWish } from '@/tests/support/seeds'

vi.setConfig({ testTimeout: 120_000 })

/** The item of a card of the model, if it has one. */
async function itemOf(project_id: string, card: string | undefined): Promise<string | undefined> {
  if (!card) return undefined
  const found = await db.roadmap_item.findFirst({ where: { project_id, OR: [{ id: card }, { wish_id: card }] } })
  return found?.id
}

/** Does one thing to both, and holds that the one refuses it if the other does. */
async function both(real: RealRoadmap, model: RoadmapModel, step: Doing): Promise<void> {
  const wish = 'which' in step ? nth(model.wishes, step.which)?.id : undefined
  const into = 'into' in step ? nth(model.wishes, step.into)?.id : undefined
  const card = 'which' in step ? nth(model.cards(), step.which) : undefined
  const done = await real.take(step, { wish, into, card: await itemOf(real.project_id, card) })
  const isShown = card !== undefined && !model.hidden.has(card)
  switch (step.do) {
    case 'move':
      expect(done !== null, 'moves').toBe(isShown && model.bring(card, step.column, step.position))
      break
    case 'remove':
      expect(done !== null, 'removes').toBe(isShown)
      if (isShown) model.remove(card)
      break
    case 'free card':
      if (done?.id) model.put(done.id, step.column, step.position)
      else expect(step.column).toBe('Few')
      break
    case 'card': {
      const known = model.wishes.find(({ id }) => id === wish)
      const has = wish !== undefined && model.columnOf(wish) !== undefined && !model.hidden.has(wish)
      const may = known?.is_approved === true && known.merged_into_id === null && !has
      expect(done !== null, 'gets a card').toBe(may && model.bring(known.id, step.column, step.position))
      break
    }
    default:
      model.follow(await real.wishes())
  }
}

test('after anything the team does, the board is what a simple model says, and its counts are its cards', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
      const { id } = await newProject()
      const real = await new RealRoadmap(id).fill()
      const model = new RoadmapModel()
      for (const step of steps) {
        await both(real, model, step)
        const { columns, total_items } = await readTeamRoadmap(id)
        for (const { name, items, item_count } of columns) {
          expect(items.map(cardOf), `${name} after ${JSON.stringify(step)}`).toEqual(model.shownIn(name))
          expect(item_count).toBe(items.length)
        }
        expect(total_items).toBe(model.cards().filter((card) => !model.hidden.has(card)).length)
      }
      expect((await real.wishes()).map(({ status }) => status)).toEqual(model.wishes.map(({ status }) => status))
      await expectTrueCounts(id)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

test('a move writes one row of the table, however many cards there are', async () => {
  const project = await newProject()
  const { planned } = await columnsOf(project)
  const ids: string[] = []
  for (const title of 'abcde') ids.push((await newCard(project, planned.id, { title })).id)
  const versions = async () =>
    new Map(
      (
        await db.$queryRaw<{ id: string; version: string }[]>`
          SELECT id, xmin::text || ctid::text AS version FROM roadmap_item WHERE project_id = ${project.id}::uuid`
      ).map(({ id, version }) => [id, version]),
    )
  const before = await versions()
  await moveItem(project.id, ids[4] ?? '', { column_id: planned.id, position: 1, notify: true })
  const after = await versions()
  expect(ids.filter((id) => before.get(id) !== after.get(id))).toEqual([ids[4]])
  expect((await standingOf(project)).Planned?.join('')).toBe('aebcd')
})

test('ranks that have grown long become short again, and the order stays', async () => {
  const project = await newProject()
  const { planned } = await columnsOf(project)
  const ids: { [title: string]: string } = {}
  for (const title of 'abc') ids[title] = (await newCard(project, planned.id, { title })).id
  await db.roadmap_item.update({ where: { id: ids.b ?? '' }, data: { rank: `a0${'0'.repeat(130)}V` } })
  await moveItem(project.id, ids.c ?? '', { column_id: planned.id, position: 1, notify: true })
  expect((await standingOf(project)).Planned).toEqual(['a', 'c', 'b'])
  const rows = await db.roadmap_item.findMany({ where: { project_id: project.id } })
  for (const { rank } of rows) expect(rank.length).toBeLessThan(10)
})

test('a thousand moves into the same gap leave ranks that are short, distinct and in order', async () => {
  const project = await newProject()
  const { planned } = await columnsOf(project)
  const data = Array.from({ length: 30 }, (_, n) => ({
    ...{ project_id: project.id, roadmap_id: planned.roadmap_id, column_id: planned.id, title: `${n}` },
    rank: `a${'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n]}`,
  }))
  const cards = await db.roadmap_item.createManyAndReturn({ data })
  const order = cards.map(({ id }) => id)
  for (let n = 0; n < 1_000; n += 1) {
    const [last = ''] = order.splice(-1)
    const rank = await rankAt({ column_id: planned.id, position: 1, own_id: last })
    await db.roadmap_item.update({ where: { id: last }, data: { rank } })
    order.splice(1, 0, last)
  }
  const { columns } = await boardOf(project)
  expect(columns[0]?.items.map(({ id }) => id)).toEqual(order)
  const rows = await db.roadmap_item.findMany({ where: { project_id: project.id } })
  expect(new Set(rows.map(({ rank }) => rank)).size).toBe(30)
  for (const { rank } of rows) expect(rank.length).toBeLessThanOrEqual(120)
})

test('a project has a roadmap to show when it shows a card, and is not the team’s alone', async () => {
  const [project, other] = [await newProject(), await newProject()]
  const { id } = project
  await newCard(other, (await columnsOf(other)).planned.id)
  expect(await hasRoadmap(id)).toBe(false)
  await newWish(project)
  expect(await hasRoadmap(id)).toBe(false)
  await newWish(project, { status: 'planned' })
  expect(await hasRoadmap(id)).toBe(true)
  await updateRoadmap({ project_id: id, visibility: 'voters_only' })
  expect(await hasRoadmap(id)).toBe(true)
  await updateRoadmap({ project_id: id, visibility: 'private' })
  expect(await hasRoadmap(id)).toBe(false)
})
