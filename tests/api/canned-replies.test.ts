import { beforeAll, describe, expect, test } from 'vitest'
import { cannedReplies } from '@/lib/contract/canned-replies'
import { expectRefusal, send } from '@/tests/support/api'
import { later, SECOND } from '@/tests/support/at'
import { newCannedReply } from '@/tests/support/desk'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

let project: Project
let other: Project
beforeAll(async () => {
  project = await newProject()
  other = await newProject()
})

const create = ({ id, key }: Project, fields: Fields = {}) =>
  send(cannedReplies.create, { key, body: { project_id: id, title: 'Hello', content: 'Hello!', ...fields } })
const get = ({ key }: Project, id: string) => send(cannedReplies.get, { key, params: { id } })
const update = ({ key }: Project, id: string, body: Fields) => send(cannedReplies.update, { key, params: { id }, body })
const remove = ({ key }: Project, id: string) => send(cannedReplies.remove, { key, params: { id } })
const list = ({ id, key }: Project, query: { [name: string]: string } = {}) =>
  send(cannedReplies.list, { key, query: { project_id: id, ...query } })

describe('POST /api/v1/canned-replies', () => {
  test('201: the reply; a shortcut loses its slash and its capitals', async () => {
    const { status, data } = await create(project, { shortcut: '/Hi' })
    expect(status).toBe(201)
    expect(data).toEqual({
      id: data.id,
      project_id: project.id,
      title: 'Hello',
      content: 'Hello!',
      shortcut: 'hi',
      created_at: data.created_at,
      updated_at: data.created_at,
    })
    expect((await get(project, data.id)).data).toEqual(data)
  })

  test('201: without a shortcut, as often as you like', async () => {
    for (const shortcut of [undefined, null, '', '/'])
      expect((await create(project, { shortcut })).data.shortcut).toBeNull()
  })

  test('409: a shortcut that is taken; not by another project', async () => {
    await create(project, { shortcut: 'bye' })
    expectRefusal(await create(project, { shortcut: '/BYE' }), 'CONFLICT', 'shortcut')
    expect((await create(other, { shortcut: 'bye' })).status).toBe(201)
  })

  test('10 at once with one shortcut: one is made', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(project, { shortcut: 'race' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  })

  test.each([
    ['title', ''],
    ['content', undefined],
    ['shortcut', 'two words'],
    ['shortcut', 'x'.repeat(41)],
  ])('400: %s %j', async (name, value) => {
    expectRefusal(await create(project, { [name]: value }), 'VALIDATION_ERROR', name)
  })
})

describe('PATCH and DELETE /api/v1/canned-replies/{id}', () => {
  test('200: what is given changes; its own shortcut is not taken by itself', async () => {
    const before = await newCannedReply(project)
    const { data } = await later(SECOND, () => update(project, before.id, { title: 'Hi', shortcut: before.shortcut }))
    expect(data).toEqual({ ...before, title: 'Hi', updated_at: data.updated_at })
    expect(data.updated_at > before.updated_at).toBe(true)
    expect((await update(project, before.id, { shortcut: null })).data.shortcut).toBeNull()
  })

  test('409: a shortcut of another reply', async () => {
    const [one, two] = [await newCannedReply(project), await newCannedReply(project)]
    expectRefusal(await update(project, one.id, { shortcut: two.shortcut }), 'CONFLICT', 'shortcut')
  })

  test('200: deleted it is gone, and its shortcut free', async () => {
    const { id, shortcut } = await newCannedReply(project)
    expect((await remove(project, id)).body).toEqual({ success: true })
    expectRefusal(await get(project, id), 'NOT_FOUND')
    expect((await create(project, { shortcut })).status).toBe(201)
  })

  test('404: an unknown one, one of another project', async () => {
    const theirs = await newCannedReply(other)
    for (const id of [theirs.id, nobody, 'x']) {
      expectRefusal(await get(project, id), 'NOT_FOUND')
      expectRefusal(await update(project, id, { title: 'Mine' }), 'NOT_FOUND')
      expectRefusal(await remove(project, id), 'NOT_FOUND')
    }
    expect((await get(other, theirs.id)).data).toEqual(theirs)
  })
})

describe('GET /api/v1/canned-replies', () => {
  test('200: by title, a page at a time, and by a piece of what stands in them', async () => {
    const desk = await newProject()
    await newCannedReply(desk, { title: 'Beta', content: '100% sure' })
    await newCannedReply(desk, { title: 'Alpha', shortcut: 'refund' })
    await newCannedReply(other, { title: 'Alpha' })
    const titles = async (query = {}) => (await list(desk, query)).data.map(({ title }) => title)
    expect(await titles()).toEqual(['Alpha', 'Beta'])
    expect((await list(desk, { per_page: '1', page: '2' })).body).toMatchObject({ data: [{ title: 'Beta' }], total: 2 })
    expect(await titles({ search: 'REFU' })).toEqual(['Alpha'])
    expect(await titles({ search: '0% s' })).toEqual(['Beta'])
    expect(await titles({ search: '%' })).toEqual(['Beta'])
  })
})

test('of another project is 404, whatever shortcut it would get', async () => {
  const own = await newProject()
  await create(own, { shortcut: 'taken' })
  const { data } = await create(other)
  expectRefusal(await update(own, data.id, { shortcut: 'taken' }), 'NOT_FOUND')
})
