import { describe, expect, test } from 'vitest'
import { roadmap } from '@/lib/contract/roadmap'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { expectRefusal, send } from '@/tests/support/api'
import { boardOf, columnsOf, newCard, newColumn, standingOf } from '@/tests/support/roadmap'
import { newProject, newWish, nobody, type Project, wishNow } from '@/tests/support/seeds'

const create = ({ id, key }: Project, body: object) =>
  send(roadmap.createItem, { key, body: { project_id: id, ...body } })
const change = ({ key }: Project, id: string, body: object) => send(roadmap.updateItem, { key, params: { id }, body })
const remove = ({ key }: Project, id: string) => send(roadmap.removeItem, { key, params: { id } })
const update = ({ key }: Project, id: string, body: object) => send(wishes.update, { key, params: { id }, body })

/** Whether a change of this wish's status waits to be told. */
const told = (wish_id: string) => db.status_notice.count({ where: { wish_id } })

describe('POST /api/v1/roadmap/items', () => {
  test('201: a free card, with a day and a colour, without counts of its own', async () => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    const fields = { title: 'Two-factor sign-in', description: '**Soon**', color: '#AABBCC', target_date: '2027-03-31' }
    const { status, data } = await create(project, { column_id: planned.id, ...fields })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      ...{ ...fields, color: '#aabbcc', column_id: planned.id, wish_id: null, wish: null },
      ...{ sort_order: 0, vote_count: 0, comment_count: 0 },
    })
    expect((await boardOf(project)).columns[0]?.items[0]).toEqual(data)
  })

  test('201: a wish’s, which gets the status of the column, with words of its own or the wish’s', async () => {
    const project = await newProject()
    const { in_progress } = await columnsOf(project)
    const { id, title, description } = await newWish(project)
    const { data } = await create(project, { column_id: in_progress.id, wish_id: id, description: 'Shorter.' })
    expect(data).toMatchObject({ title, description: 'Shorter.', wish: { id, status: 'in_progress', description } })
    expect((await wishNow(project, id)).status).toBe('in_progress')
    expect(await told(id)).toBe(1)
  })

  test('201: without `notify` nobody is told', async () => {
    const project = await newProject()
    const { in_progress } = await columnsOf(project)
    const { id } = await newWish(project)
    await create(project, { column_id: in_progress.id, wish_id: id, notify: false })
    expect(await told(id)).toBe(0)
  })

  test('201: in a column without a status the wish keeps its own, and stays there until that changes', async () => {
    const project = await newProject()
    const ideas = await newColumn(project)
    const { id } = await newWish(project, { title: 'mine' })
    await create(project, { column_id: ideas.id, wish_id: id })
    expect((await wishNow(project, id)).status).toBe('pending')
    await update(project, id, { title: 'renamed', is_approved: false })
    await update(project, id, { is_approved: true, status: 'under_review' })
    expect((await standingOf(project)).Ideas).toEqual(['renamed'])
    await update(project, id, { status: 'planned' })
    expect(await standingOf(project)).toMatchObject({ Ideas: [], Planned: ['renamed'] })
  })

  test.each([
    [undefined, ['a', 'b', 'new']],
    [0, ['new', 'a', 'b']],
    [1, ['a', 'new', 'b']],
    [99, ['a', 'b', 'new']],
    [Number.MAX_SAFE_INTEGER, ['a', 'b', 'new']],
  ])('201: at position %s', async (position, expected) => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    for (const title of ['a', 'b']) await newCard(project, planned.id, { title })
    const { data } = await create(project, { column_id: planned.id, title: 'new', position })
    expect((await standingOf(project)).Planned).toEqual(expected)
    expect(data.sort_order).toBe(expected.indexOf('new'))
  })

  test('201: a card that waited unshown comes back with what was set on it', async () => {
    const project = await newProject()
    const { planned, in_progress } = await columnsOf(project)
    const { id } = await newWish(project)
    const card = await newCard(project, planned.id, { wish_id: id, target_date: '2027-03-31' })
    await update(project, id, { status: 'declined' })
    expect((await boardOf(project)).total_items).toBe(0)
    const again = await newCard(project, in_progress.id, { wish_id: id })
    expect(again).toMatchObject({ id: card.id, target_date: '2027-03-31', column_id: in_progress.id })
    expect((await wishNow(project, id)).status).toBe('in_progress')
  })

  test('409: a wish that has a card, is hidden or is merged', async () => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    const [shown, hidden, merged] = [await newWish(project), await newWish(project), await newWish(project)]
    await newCard(project, planned.id, { wish_id: shown.id })
    await update(project, hidden.id, { is_approved: false })
    await send(wishes.merge, { key: project.key, params: { id: merged.id }, body: { into: shown.id } })
    for (const { id } of [shown, hidden, merged])
      expectRefusal(await create(project, { column_id: planned.id, wish_id: id }), 'CONFLICT')
  })

  test('409: a column that is full; a wish that gets its status by itself comes in all the same', async () => {
    const project = await newProject()
    const { id } = await newColumn(project, { name: 'Few', wip_limit: 1, status: 'under_review' })
    await newCard(project, id)
    expectRefusal(await create(project, { column_id: id, title: 'No' }), 'CONFLICT', 'column_id')
    await newWish(project, { title: 'by itself', status: 'under_review' })
    expect((await standingOf(project)).Few).toEqual(['A card', 'by itself'])
  })

  test('400: a column or a wish of another project, no title, no such day', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { planned } = await columnsOf(project)
    const column_id = planned.id
    const title = 'New'
    const theirs = await newWish(other)
    const cases: [object, string][] = [
      [{ column_id: (await columnsOf(other)).planned.id, title }, 'column_id'],
      [{ column_id: nobody, title }, 'column_id'],
      [{ column_id, wish_id: theirs.id }, 'wish_id'],
      [{ column_id }, 'title'],
      [{ column_id, title: ' ' }, 'title'],
      [{ column_id, title, position: -1 }, 'position'],
      [{ column_id, title, target_date: '2027-02-30' }, 'target_date'],
      [{ column_id, title, target_date: '0000-01-01' }, 'target_date'],
      [{ column_id, title, target_date: '2027-03-31T00:00:00Z' }, 'target_date'],
    ]
    for (const [body, path] of cases) expectRefusal(await create(project, body), 'VALIDATION_ERROR', path)
    expect((await boardOf(other)).total_items + (await boardOf(project)).total_items).toBe(0)
  })

  test.each(['1970-01-01', '2028-02-29', '9999-12-31'])('201: the day %s stays that day', async (target_date) => {
    const project = await newProject()
    const card = await newCard(project, (await columnsOf(project)).planned.id, { target_date })
    expect(card.target_date).toBe(target_date)
    expect((await boardOf(project)).columns[0]?.items[0]?.target_date).toBe(target_date)
  })
})

describe('PATCH /api/v1/roadmap/items/{id}', () => {
  test('200: what is given changes; null gives the wish’s words back', async () => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    const wish = await newWish(project)
    const { id } = await newCard(project, planned.id, { wish_id: wish.id })
    const set = { title: 'Night mode', color: '#112233', target_date: '2027-01-02' }
    expect((await change(project, id, set)).data).toMatchObject({ ...set, description: wish.description })
    expect((await change(project, id, { title: null, target_date: null })).data).toMatchObject({
      ...{ title: wish.title, target_date: null, color: '#112233' },
    })
    expect((await wishNow(project, wish.id)).title).toBe(wish.title)
  })

  test('400: a free card without a title', async () => {
    const project = await newProject()
    const { id } = await newCard(project, (await columnsOf(project)).planned.id)
    expectRefusal(await change(project, id, { title: null }), 'VALIDATION_ERROR', 'title')
    expect((await change(project, id, { description: null, color: null })).status).toBe(200)
  })

  test('404: another project’s, or one that is not shown', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const theirs = await newCard(other, (await columnsOf(other)).planned.id)
    expectRefusal(await change(project, theirs.id, { title: 'Mine' }), 'NOT_FOUND')
    const wish = await newWish(project, { status: 'planned' })
    const [card] = (await columnsOf(project)).planned.items
    await update(project, wish.id, { is_approved: false })
    expectRefusal(await change(project, card?.id ?? '', { title: 'Mine' }), 'NOT_FOUND')
  })
})

describe('DELETE /api/v1/roadmap/items/{id}', () => {
  test('200: the wish stays as it is, and comes back with its next status', async () => {
    const project = await newProject()
    const wish = await newWish(project, { title: 'mine', status: 'planned' })
    const [card] = (await columnsOf(project)).planned.items
    expect((await remove(project, card?.id ?? '')).status).toBe(200)
    expectRefusal(await remove(project, card?.id ?? ''), 'NOT_FOUND')
    await update(project, wish.id, { title: 'mine still' })
    expect((await boardOf(project)).total_items).toBe(0)
    expect((await wishNow(project, wish.id)).status).toBe('planned')
    await update(project, wish.id, { status: 'in_progress' })
    expect((await standingOf(project))['In Progress']).toEqual(['mine still'])
  })

  test('200: hidden and approved, merged and unmerged, it stays off; with a new status while hidden it comes back', async () => {
    const project = await newProject()
    const { id: into } = await newWish(project)
    const { id } = await newWish(project, { title: 'mine', status: 'planned' })
    const [card] = (await columnsOf(project)).planned.items
    await remove(project, card?.id ?? '')
    for (const is_approved of [false, true]) await update(project, id, { is_approved })
    await send(wishes.merge, { key: project.key, params: { id }, body: { into } })
    await send(wishes.unmerge, { key: project.key, params: { id } })
    expect((await boardOf(project)).total_items).toBe(0)
    await update(project, id, { is_approved: false })
    await update(project, id, { status: 'in_progress' })
    expect((await boardOf(project)).total_items).toBe(0)
    await update(project, id, { is_approved: true })
    expect((await standingOf(project))['In Progress']).toEqual(['mine'])
  })

  test('200: the team may put it back, and it follows its wish again', async () => {
    const project = await newProject()
    const { id } = await newWish(project, { title: 'mine', status: 'planned' })
    const { planned } = await columnsOf(project)
    await remove(project, planned.items[0]?.id ?? '')
    await newCard(project, planned.id, { wish_id: id, title: null })
    expect((await standingOf(project)).Planned).toEqual(['mine'])
    for (const is_approved of [false, true]) await update(project, id, { is_approved })
    expect((await standingOf(project)).Planned).toEqual(['mine'])
  })

  test('404: another project’s', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { id } = await newCard(other, (await columnsOf(other)).planned.id)
    expectRefusal(await remove(project, id), 'NOT_FOUND')
    expect((await boardOf(other)).total_items).toBe(1)
  })
})
