import { describe, expect, test } from 'vitest'
import { roadmap } from '@/lib/contract/roadmap'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { expectRefusal, send } from '@/tests/support/api'
import { columnsOf, move, newCard, newColumn, standingOf } from '@/tests/support/roadmap'
import { newProject, newVote, newWish, nobody, type Project, wishNow } from '@/tests/support/seeds'

const _create = ({ id, key }: Project, body: object) =>
  send(roadmap.createItem, { key, body: { project_id: id, ...body } })
const _change = ({ key }: Project, id: string, body: object) => send(roadmap.updateItem, { key, params: { id }, body })
const remove = ({ key }: Project, id: string) => send(roadmap.removeItem, { key, params: { id } })
const update = ({ key }: Project, id: string, body: object) => send(wishes.update, { key, params: { id }, body })

/** Whether a change of this wish's status waits to be told. */
const told = (wish_id: string) => db.status_notice.count({ where: { wish_id } })

describe('POST /api/v1/roadmap/items/{id}/move', () => {
  test('200: the wish gets the status of the column, once, and who follows it is told once', async () => {
    const project = await newProject()
    const wish = await newWish(project, { status: 'planned' })
    await newVote(wish.id, 'mine')
    const { planned, completed } = await columnsOf(project)
    const id = planned.items[0]?.id ?? ''
    const events = () => db.event.count({ where: { project_id: project.id, type: 'wish_status_changed' } })
    const { data } = await move(project, id, { column_id: completed.id })
    expect(data).toMatchObject({ id, column_id: completed.id, sort_order: 0, wish: { status: 'completed' } })
    expect(data.wish?.completed_at).not.toBeNull()
    const after = [await events(), await told(wish.id)]
    expect(after[1]).toBe(1)
    const before = await db.roadmap_item.findUniqueOrThrow({ where: { id } })
    await move(project, id, { column_id: completed.id })
    expect([await events(), await told(wish.id)]).toEqual(after)
    expect(await db.roadmap_item.findUniqueOrThrow({ where: { id } })).toEqual(before)
  })

  test('200: without `notify` nobody is told', async () => {
    const project = await newProject()
    const wish = await newWish(project, { status: 'planned' })
    const { planned, completed } = await columnsOf(project)
    await move(project, planned.items[0]?.id ?? '', { column_id: completed.id, notify: false })
    expect([(await wishNow(project, wish.id)).status, await told(wish.id)]).toEqual(['completed', 0])
  })

  test.each([
    ['a', 0, 'abcd'],
    ['a', 1, 'bacd'],
    ['a', 2, 'bcad'],
    ['a', undefined, 'bcda'],
    ['a', 99, 'bcda'],
    ['d', 0, 'dabc'],
    ['c', 1, 'acbd'],
    ['c', 2, 'abcd'],
  ])('200: %s to position %s makes %s', async (title, position, expected) => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    const ids: { [title: string]: string } = {}
    for (const each of 'abcd') ids[each] = (await newCard(project, planned.id, { title: each })).id
    const { data } = await move(project, ids[title] ?? '', { column_id: planned.id, position })
    expect((await standingOf(project)).Planned?.join('')).toBe(expected)
    expect(data.sort_order).toBe(expected.indexOf(title))
  })

  test('200: places are counted among the cards that are shown', async () => {
    const project = await newProject()
    for (const title of 'abc') await newWish(project, { title, status: 'planned' })
    const { planned } = await columnsOf(project)
    const [a, b, c] = planned.items
    await update(project, b?.wish_id ?? '', { is_approved: false })
    await move(project, c?.id ?? '', { column_id: planned.id, position: 1 })
    await move(project, a?.id ?? '', { column_id: planned.id, position: 1 })
    expect((await standingOf(project)).Planned).toEqual(['c', 'a'])
    await update(project, b?.wish_id ?? '', { is_approved: true })
    expect((await standingOf(project)).Planned?.toSorted()).toEqual(['a', 'b', 'c'])
  })

  test('200: to a column without a status, and nothing but the card changes', async () => {
    const project = await newProject()
    const wish = await newWish(project, { status: 'planned' })
    const ideas = await newColumn(project)
    await move(project, (await columnsOf(project)).planned.items[0]?.id ?? '', { column_id: ideas.id })
    expect((await standingOf(project)).Ideas).toEqual([wish.title])
    expect((await wishNow(project, wish.id)).status).toBe('planned')
    await update(project, wish.id, { title: 'New title' })
    expect((await standingOf(project)).Ideas).toEqual(['New title'])
  })

  test('409: a column that is full, but not for its own cards', async () => {
    const project = await newProject()
    const few = await newColumn(project, { name: 'Few', wip_limit: 2 })
    const own = await newCard(project, few.id, { title: 'own' })
    await newCard(project, few.id, { title: 'other' })
    const { id } = await newCard(project, (await columnsOf(project)).planned.id)
    expectRefusal(await move(project, id, { column_id: few.id }), 'CONFLICT', 'column_id')
    expect((await move(project, own.id, { column_id: few.id })).status).toBe(200)
    await remove(project, own.id)
    expect((await move(project, id, { column_id: few.id })).status).toBe(200)
  })

  test('400: a column of another project; 404: a card of another project', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const theirs = (await columnsOf(other)).planned
    const { planned } = await columnsOf(project)
    const card = await newCard(project, planned.id)
    expectRefusal(await move(project, card.id, { column_id: theirs.id }), 'VALIDATION_ERROR', 'column_id')
    expectRefusal(await move(other, card.id, { column_id: theirs.id }), 'NOT_FOUND')
    expectRefusal(await move(project, nobody, { column_id: planned.id }), 'NOT_FOUND')
  })
})
