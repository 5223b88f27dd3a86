import { describe, expect, test } from 'vitest'
import { roadmap } from '@/lib/contract/roadmap'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { expectRefusal, send } from '@/tests/support/api'
import { boardOf, columnsOf, newCard, standingOf } from '@/tests/support/roadmap'
import { newProject, newSuggestion, newVote, newWish, nobody, type Project } from '@/tests/support/seeds'

const read = ({ id }: { id: string }, query: { [name: string]: string } = {}, key?: string) =>
  send(roadmap.read, { query: { project_id: id, ...query }, ...(key && { key }) })
const change = ({ id, key }: Project, fields: object) =>
  send(roadmap.update, { key, body: { project_id: id, ...fields } })

describe.each([
  ['GET /portal/roadmap', roadmap.read],
  ['GET /portal/roadmap-data', roadmap.readData],
])('%s', (_name, endpoint) => {
  test('200: a new project has its three columns, and no card', async () => {
    const project = await newProject()
    const { status, data } = await send(endpoint, { query: { project_id: project.id } })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      roadmap: { project_id: project.id, visibility: 'public', is_default: true, show_vote_counts: true },
      columns: [
        { name: 'Planned', sort_order: 0, status: 'planned', wip_limit: null, item_count: 0, items: [] },
        { name: 'In Progress', sort_order: 1, status: 'in_progress', items: [] },
        { name: 'Completed', sort_order: 2, status: 'completed', items: [] },
      ],
      total_items: 0,
      customization: null,
    })
  })

  test('200: a wish that is planned stands there with all that a card has', async () => {
    const project = await newProject()
    const wish = await newWish(project, { status: 'planned' })
    const { data } = await send(endpoint, { query: { project_id: project.id } })
    const [{ items: [card] = [] } = {}] = data.columns
    expect(card).toMatchObject({
      roadmap_id: data.roadmap.id,
      column_id: data.columns[0]?.id,
      wish_id: wish.id,
      title: wish.title,
      description: wish.description,
      sort_order: 0,
      color: null,
      target_date: null,
      vote_count: 0,
      comment_count: 0,
      wish: { id: wish.id, slug: wish.slug, has_voted: false },
    })
    expect(JSON.stringify(card)).not.toMatch(/author_email|user_metadata|is_approved/)
  })
})

describe('GET /portal/roadmap', () => {
  test('200: wishes stand in the column of their status, completed ones the last first', async () => {
    const project = await newProject()
    for (const [title, status] of [
      ['one', 'planned'],
      ['two', 'planned'],
      ['three', 'in_progress'],
      ['four', 'completed'],
      ['five', 'completed'],
      ['six', 'pending'],
      ['seven', 'declined'],
    ])
      await newWish(project, { title, status })
    expect(await standingOf(project)).toEqual({
      Planned: ['one', 'two'],
      'In Progress': ['three'],
      Completed: ['five', 'four'],
    })
  })

  test('200: of each column the first `per_column`, and the number of all', async () => {
    const project = await newProject()
    for (const title of ['a', 'b', 'c']) await newWish(project, { title, status: 'planned' })
    const { data } = await read(project, { per_column: '2' })
    expect(data.columns[0]?.items.map(({ title }) => title)).toEqual(['a', 'b'])
    expect([data.columns[0]?.item_count, data.total_items]).toEqual([3, 3])
    expect((await read(project, { per_column: '100000' })).data.columns[0]?.items).toHaveLength(3)
  })

  test.each(['0', '-1', 'many', '1.5'])('400: %s cards of each column', async (per_column) => {
    expectRefusal(await read(await newProject(), { per_column }), 'VALIDATION_ERROR', 'per_column')
  })

  test('200: `has_voted` is that of the fingerprint, or of who asks from the same place', async () => {
    const project = await newProject()
    const { id } = await newWish(project, { status: 'planned' })
    await newVote(id, 'mine')
    const voted = async (query = {}) => (await read(project, query)).data.columns[0]?.items[0]?.wish?.has_voted
    expect(await voted({ fingerprint: 'mine' })).toBe(true)
    expect(await voted({ fingerprint: 'yours' })).toBe(false)
    expect((await read(project)).data.columns[0]?.items[0]?.vote_count).toBe(1)
  })

  test('200: hidden and merged wishes have no card, until they are shown again', async () => {
    const project = await newProject()
    const hidden = await newWish(project, { title: 'hidden', status: 'planned' })
    const merged = await newWish(project, { title: 'merged', status: 'planned' })
    const into = await newWish(project, { title: 'into', status: 'planned' })
    const at = (id: string) => ({ key: project.key, params: { id } })
    await send(wishes.update, { ...at(hidden.id), body: { is_approved: false } })
    await send(wishes.merge, { ...at(merged.id), body: { into: into.id } })
    expect((await standingOf(project)).Planned).toEqual(['into'])
    expect((await read(project)).data.total_items).toBe(1)

    await send(wishes.update, { ...at(hidden.id), body: { is_approved: true } })
    await send(wishes.unmerge, at(merged.id))
    expect((await standingOf(project)).Planned).toEqual(['hidden', 'merged', 'into'])
  })

  test('200: a suggestion that waits for approval is there only then', async () => {
    const project = await newProject({ wish_moderation: true })
    const { id } = await newSuggestion(project)
    const update = (body: object) => send(wishes.update, { key: project.key, params: { id }, body })
    await update({ status: 'planned' })
    expect((await standingOf(project)).Planned).toEqual([])
    await update({ is_approved: true })
    expect((await standingOf(project)).Planned).toEqual(['Dark mode'])
  })

  test('200: a deleted wish takes its card with it', async () => {
    const project = await newProject()
    const { id } = await newWish(project, { status: 'planned' })
    await send(wishes.remove, { key: project.key, params: { id } })
    expect(await boardOf(project)).toMatchObject({ total_items: 0, columns: [{ item_count: 0, items: [] }, {}, {}] })
  })

  test('200: counts are null where the roadmap does not show them', async () => {
    const project = await newProject()
    const { id } = await newWish(project, { status: 'planned' })
    await newVote(id, 'mine')
    await change(project, { show_vote_counts: false })
    const card = async () => (await read(project)).data.columns[0]?.items[0]
    expect(await card()).toMatchObject({ vote_count: null, comment_count: 0 })
    await change(project, { show_vote_counts: true, show_comments: false })
    expect(await card()).toMatchObject({ vote_count: 1, comment_count: null })
  })

  test('200: the project’s own looks come along', async () => {
    const project = await newProject()
    const customization = { accent_color: '#123456' }
    await db.project.update({ where: { id: project.id }, data: { customization } })
    expect((await read(project)).data.customization).toMatchObject({
      use_custom: true,
      customization_data: { accent_color: '#123456', name: null },
    })
  })

  test('200: another project’s cards are not in it', async () => {
    const [project, other] = [await newProject(), await newProject()]
    await newWish(other, { status: 'planned' })
    await newCard(other, (await columnsOf(other)).planned.id)
    expect((await read(project)).data.total_items).toBe(0)
  })

  test('404: no such project; 400: none named', async () => {
    expectRefusal(await read({ id: nobody }), 'NOT_FOUND')
    expectRefusal(await send(roadmap.read), 'VALIDATION_ERROR', 'project_id')
  })
})

describe('GET /api/v1/roadmap', () => {
  test('200: a private one too', async () => {
    const project = await newProject()
    await newWish(project, { status: 'planned' })
    await change(project, { visibility: 'private' })
    expect(await boardOf(project)).toMatchObject({ roadmap: { visibility: 'private' }, total_items: 1 })
  })

  test('403: another project’s', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const answered = await send(roadmap.get, { key: project.key, query: { project_id: other.id } })
    expectRefusal(answered, 'FORBIDDEN')
  })
})

describe('PATCH /api/v1/roadmap', () => {
  test('200: what is given changes, the rest stays', async () => {
    const project = await newProject()
    const first = await change(project, { name: 'What comes', description: '**Soon**' })
    expect(first.data).toMatchObject({ name: 'What comes', description: '**Soon**', visibility: 'public' })
    const { data } = await change(project, { visibility: 'voters_only', description: null })
    expect(data).toMatchObject({ name: 'What comes', description: null, visibility: 'voters_only' })
    expect(data.updated_at >= first.data.updated_at).toBe(true)
  })

  test('400: a visibility that there is not, or no name', async () => {
    const project = await newProject()
    expectRefusal(await change(project, { visibility: 'secret' }), 'VALIDATION_ERROR', 'visibility')
    expectRefusal(await change(project, { name: ' ' }), 'VALIDATION_ERROR', 'name')
  })

  test('403: with a key that may only read, or for another project', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const body = { project_id: project.id, name: 'Mine' }
    expectRefusal(await send(roadmap.update, { key: project.readKey, body }), 'FORBIDDEN')
    expectRefusal(await send(roadmap.update, { key: other.key, body }), 'FORBIDDEN')
  })
})
