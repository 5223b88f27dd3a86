import { describe, expect, test } from 'vitest'
import { roadmap } from '@/lib/contract/roadmap'
import { wishes } from '@/lib/contract/wishes'
import { expectRefusal, send } from '@/tests/support/api'
import { boardOf, columnsOf, move, newCard, newColumn, standingOf } from '@/tests/support/roadmap'
import { newProject, newWish, nobody, type Project } from '@/tests/support/seeds'

const create = ({ id, key }: Project, fields: object) =>
  send(roadmap.createColumn, { key, body: { project_id: id, name: 'Ideas', ...fields } })
const change = ({ key }: Project, id: string, body: object) => send(roadmap.updateColumn, { key, params: { id }, body })
const remove = ({ key }: Project, id: string) => send(roadmap.removeColumn, { key, params: { id } })
const names = async (project: Project) => (await boardOf(project)).columns.map(({ name }) => name)

describe('POST /api/v1/roadmap/columns', () => {
  test('201: at the end, with a colour of its name’s and no limit', async () => {
    const project = await newProject()
    const { status, data } = await create(project, {})
    expect(status).toBe(201)
    expect(data).toMatchObject({ name: 'Ideas', sort_order: 3, wip_limit: null, status: null, item_count: 0 })
    expect(data.color).toMatch(/^#[0-9a-f]{6}$/)
  })

  test.each([
    [0, ['Ideas', 'Planned', 'In Progress', 'Completed']],
    [2, ['Planned', 'In Progress', 'Ideas', 'Completed']],
    [99, ['Planned', 'In Progress', 'Completed', 'Ideas']],
  ])('201: at place %d', async (sort_order, expected) => {
    const project = await newProject()
    const { data } = await create(project, { sort_order })
    expect(await names(project)).toEqual(expected)
    expect(data.sort_order).toBe(expected.indexOf('Ideas'))
  })

  test('201: the wishes that have its status move in, of this project alone', async () => {
    const [project, other] = [await newProject(), await newProject()]
    await newWish(project, { title: 'mine' })
    const { id } = await newWish(project, { title: 'hidden' })
    await send(wishes.update, { key: project.key, params: { id }, body: { is_approved: false } })
    await newWish(other, { title: 'theirs' })
    const { data } = await create(project, { name: 'New', status: 'pending' })
    expect(data).toMatchObject({ status: 'pending', item_count: 1 })
    expect((await standingOf(project)).New).toEqual(['mine'])
    await newWish(project, { title: 'next' })
    expect((await standingOf(project)).New).toEqual(['mine', 'next'])
  })

  test('409: another column has the status', async () => {
    expectRefusal(await create(await newProject(), { status: 'planned' }), 'CONFLICT', 'status')
  })

  test('409: there are 20', async () => {
    const project = await newProject()
    for (let n = 3; n < 20; n += 1) await newColumn(project, { name: `${n}` })
    expectRefusal(await create(project, {}), 'CONFLICT')
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ color: 'red' }, 'color'],
    [{ wip_limit: 0 }, 'wip_limit'],
    [{ sort_order: -1 }, 'sort_order'],
    [{ status: 'open' }, 'status'],
  ])('400: %j', async (fields, path) => {
    expectRefusal(await create(await newProject(), fields), 'VALIDATION_ERROR', path)
  })
})

describe('PATCH /api/v1/roadmap/columns/{id}', () => {
  test('200: what is given changes, the rest stays', async () => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    expect((await change(project, planned.id, { name: 'Next', wip_limit: 2 })).data).toMatchObject({
      ...{ name: 'Next', wip_limit: 2, color: planned.color, status: 'planned', sort_order: 0 },
    })
    expect((await change(project, planned.id, { wip_limit: null })).data).toMatchObject({
      name: 'Next',
      wip_limit: null,
    })
  })

  test.each([
    [0, ['Completed', 'Planned', 'In Progress']],
    [1, ['Planned', 'Completed', 'In Progress']],
    [2, ['Planned', 'In Progress', 'Completed']],
    [9, ['Planned', 'In Progress', 'Completed']],
  ])('200: to place %d', async (sort_order, expected) => {
    const project = await newProject()
    const { completed } = await columnsOf(project)
    const { data } = await change(project, completed.id, { sort_order })
    expect(await names(project)).toEqual(expected)
    expect(data.sort_order).toBe(Math.min(sort_order, 2))
  })

  test('200: with another status other wishes stand there, and its own come back with the old one', async () => {
    const project = await newProject()
    await newWish(project, { title: 'planned', status: 'planned' })
    await newWish(project, { title: 'reviewed', status: 'under_review' })
    const { planned } = await columnsOf(project)
    await newCard(project, planned.id, { title: 'free' })
    expect((await change(project, planned.id, { status: 'under_review' })).data.item_count).toBe(2)
    expect((await standingOf(project)).Planned).toEqual(['free', 'reviewed'])
    expect((await change(project, planned.id, { status: 'planned' })).data.item_count).toBe(2)
    expect((await standingOf(project)).Planned).toEqual(['planned', 'free'])
  })

  test('200: without a status it keeps what stands there; with one, only what has it', async () => {
    const project = await newProject()
    await newWish(project, { title: 'planned', status: 'planned' })
    await newWish(project, { title: 'in progress', status: 'in_progress' })
    const { planned, in_progress } = await columnsOf(project)
    await change(project, planned.id, { status: null })
    expect((await standingOf(project)).Planned).toEqual(['planned'])
    await change(project, in_progress.id, { status: null })
    await change(project, planned.id, { status: 'in_progress' })
    expect(await standingOf(project)).toMatchObject({ Planned: [], 'In Progress': ['in progress'] })
    await change(project, in_progress.id, { status: 'planned' })
    expect(await standingOf(project)).toMatchObject({ Planned: ['in progress'], 'In Progress': ['planned'] })
  })

  test('409: another column has the status; its own is no conflict', async () => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    expectRefusal(await change(project, planned.id, { status: 'completed' }), 'CONFLICT', 'status')
    expect((await change(project, planned.id, { status: 'planned' })).status).toBe(200)
  })

  test('404: another project’s, or none', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { planned } = await columnsOf(other)
    expectRefusal(await change(project, planned.id, { name: 'Mine' }), 'NOT_FOUND')
    expectRefusal(await change(project, nobody, { name: 'Mine' }), 'NOT_FOUND')
    expect((await names(other))[0]).toBe('Planned')
  })
})

describe('DELETE /api/v1/roadmap/columns/{id}', () => {
  test('200: an empty one is gone, and wishes of its status have no place any more', async () => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    expect((await remove(project, planned.id)).status).toBe(200)
    expect(await names(project)).toEqual(['In Progress', 'Completed'])
    await newWish(project, { status: 'planned' })
    expect((await boardOf(project)).total_items).toBe(0)
    expectRefusal(await remove(project, planned.id), 'NOT_FOUND')
  })

  test('200: a card that waits unshown comes back elsewhere', async () => {
    const project = await newProject()
    const ideas = await newColumn(project)
    const { id } = await newWish(project, { title: 'mine' })
    await newCard(project, ideas.id, { wish_id: id })
    const update = (body: object) => send(wishes.update, { key: project.key, params: { id }, body })
    await update({ is_approved: false })
    expect((await remove(project, ideas.id)).status).toBe(200)
    await update({ is_approved: true })
    expect((await boardOf(project)).total_items).toBe(0)
    await update({ status: 'planned' })
    expect((await standingOf(project)).Planned).toEqual(['mine'])
  })

  test('409: one that has cards', async () => {
    const project = await newProject()
    const { planned, in_progress } = await columnsOf(project)
    const card = await newCard(project, planned.id)
    expectRefusal(await remove(project, planned.id), 'CONFLICT')
    await move(project, card.id, { column_id: in_progress.id })
    expect((await remove(project, planned.id)).status).toBe(200)
  })

  test('404: another project’s', async () => {
    const [project, other] = [await newProject(), await newProject()]
    expectRefusal(await remove(project, (await columnsOf(other)).planned.id), 'NOT_FOUND')
    expect(await names(other)).toHaveLength(3)
  })
})
