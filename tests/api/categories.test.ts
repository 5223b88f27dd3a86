import { describe, expect, test } from 'vitest'
import { categories } from '@/lib/contract/categories'
import { wishes } from '@/lib/contract/wishes'
import { expectRefusal, send } from '@/tests/support/api'
import { newCategory, newProject, newWish, nobody, type Project, wishNow } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

const create = ({ id, key }: Project, fields: Fields) =>
  send(categories.create, { key, body: { project_id: id, ...fields } })
const change = ({ key }: Project, id: string, body: Fields) => send(categories.update, { key, params: { id }, body })
const remove = ({ key }: Project, id: string) => send(categories.remove, { key, params: { id } })

const lists = [
  ['GET /portal/categories', categories.listPublic],
  ['GET /api/v1/categories', categories.list],
] as const

describe.each(lists)('%s', (_name, endpoint) => {
  const list = ({ id, key }: Project) =>
    send(endpoint, { query: { project_id: id }, ...(endpoint.access === 'admin' && { key }) })

  test('200: all on one page, in alphabetical order', async () => {
    const project = await newProject()
    for (const name of ['Zoo', 'apple', 'Übung', 'Mobile']) await newCategory(project, { name })
    const { data, body } = await list(project)
    expect(data.map(({ name }) => name)).toEqual(['apple', 'Mobile', 'Übung', 'Zoo'])
    expect(body).toMatchObject({ page: 1, total: 4, total_pages: 1 })
  })

  test('200: none', async () => {
    expect((await list(await newProject())).body).toMatchObject({ data: [], page: 1, total: 0, total_pages: 0 })
  })

  test('200: those of other projects are not there', async () => {
    await newCategory(await newProject())
    expect((await list(await newProject())).data).toEqual([])
  })

  test('200: wish_count follows every change of what the public sees', async () => {
    const project = await newProject()
    const [one, two] = [await newCategory(project, { name: 'One' }), await newCategory(project, { name: 'Two' })]
    const counts = async () =>
      Object.fromEntries((await list(project)).data.map(({ name, wish_count }) => [name, wish_count]))
    const wish = await newWish(project, { category_id: one.id })
    const other = await newWish(project, { category_id: one.id })
    expect(await counts()).toEqual({ One: 2, Two: 0 })
    const update = (body: Fields) => send(wishes.update, { key: project.key, params: { id: wish.id }, body })

    await update({ category_id: two.id })
    expect(await counts()).toEqual({ One: 1, Two: 1 })
    await update({ is_approved: false })
    expect(await counts()).toEqual({ One: 1, Two: 0 })
    await update({ is_approved: true })
    await send(wishes.merge, { key: project.key, params: { id: wish.id }, body: { into: other.id } })
    expect(await counts()).toEqual({ One: 1, Two: 0 })
    await send(wishes.unmerge, { key: project.key, params: { id: wish.id } })
    expect(await counts()).toEqual({ One: 1, Two: 1 })
    await send(wishes.remove, { key: project.key, params: { id: wish.id } })
    expect(await counts()).toEqual({ One: 1, Two: 0 })
  })

  test('400: of no project', async () => {
    const { key } = await newProject()
    expectRefusal(await send(endpoint, { key }), 'VALIDATION_ERROR', 'project_id')
  })
})

test('GET /portal/categories of an unknown project is 404', async () => {
  expectRefusal(await send(categories.listPublic, { query: { project_id: nobody } }), 'NOT_FOUND')
})

describe('POST /api/v1/categories', () => {
  test('201: the record, with a colour of its own', async () => {
    const project = await newProject()
    const { status, data } = await create(project, { name: ' Mobile app ' })
    expect(status).toBe(201)
    expect(data).toEqual({
      id: expect.any(String),
      project_id: project.id,
      name: 'Mobile app',
      slug: 'mobile-app',
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      icon: null,
      description: null,
      wish_count: 0,
    })
  })

  test('201: colour, icon and description as given', async () => {
    const given = { name: 'Mobile', icon: '📱', description: 'Phones' }
    expect((await create(await newProject(), { ...given, color: ' #B4552D ' })).data).toMatchObject({
      ...given,
      color: '#b4552d',
    })
  })

  test('201: names that make the same address are names of their own', async () => {
    const project = await newProject()
    const slugs = []
    for (const name of ['C', 'C++', 'C#', '日本語', 'Русский']) slugs.push((await create(project, { name })).data.slug)
    expect(slugs).toEqual([
      'c',
      expect.stringMatching(/^c-\w{6}$/),
      expect.stringMatching(/^c-\w{6}$/),
      'category',
      expect.stringMatching(/^category-\w{6}$/),
    ])
  })

  test('201: the name of another project’s category, or one that was renamed, is free', async () => {
    const [project, other] = [await newProject(), await newProject()]
    await newCategory(other, { name: 'Mobile' })
    const { data } = await create(project, { name: 'Mobile' })
    await change(project, data.id, { name: 'Phones' })
    expect((await create(project, { name: 'Mobile' })).status).toBe(201)
  })

  test.each([
    ['name', undefined],
    ['name', ''],
    ['name', 'x'.repeat(201)],
    ['name', 'a\0'],
    ['color', 'red'],
    ['color', '#fff'],
    ['color', 7],
    ['icon', 'x'.repeat(51)],
    ['description', 'x'.repeat(20_001)],
    ['project_id', undefined],
  ])('400: %s %j is refused', async (name, value) => {
    expectRefusal(await create(await newProject(), { name: 'Mobile', [name]: value }), 'VALIDATION_ERROR', name)
  })

  test.each(['Mobile', 'mobile', ' MOBILE '])('409: the name %j is taken by Mobile', async (name) => {
    const project = await newProject()
    await newCategory(project, { name: 'Mobile' })
    expectRefusal(await create(project, { name }), 'CONFLICT', 'name')
  })
})

describe('PATCH /api/v1/categories/{id}', () => {
  test('200: what is given changes, what is not stays, the address too', async () => {
    const project = await newProject()
    const before = await newCategory(project, { name: 'Mobile', icon: '📱', description: 'Phones', color: '#112233' })
    expect((await change(project, before.id, { name: 'Phones' })).data).toEqual({ ...before, name: 'Phones' })
    expect((await change(project, before.id, { icon: null, description: '', color: '#445566' })).data).toEqual({
      ...before,
      name: 'Phones',
      icon: null,
      description: null,
      color: '#445566',
    })
    expect((await change(project, before.id, {})).data.color).toBe('#445566')
  })

  test('200: without a colour it gets one of its own again', async () => {
    const project = await newProject()
    const before = await newCategory(project, { color: '#112233' })
    expect((await change(project, before.id, { color: null })).data.color).not.toBe('#112233')
  })

  test('200: its own name in other letters', async () => {
    const project = await newProject()
    const { id } = await newCategory(project, { name: 'Mobile' })
    expect((await change(project, id, { name: 'MOBILE' })).data.name).toBe('MOBILE')
  })

  test.each(['%', '_obile', 'Mobil_', 'Mobile\\'])('200: the name %j is like no other', async (name) => {
    const project = await newProject()
    await newCategory(project, { name: 'Mobile' })
    const { id } = await newCategory(project, { name: 'Other' })
    expect((await change(project, id, { name })).data.name).toBe(name)
  })

  test.each([
    ['name', ''],
    ['name', null],
    ['color', 'blue'],
  ])('400: %s %j is refused', async (name, value) => {
    const project = await newProject()
    const { id } = await newCategory(project)
    expectRefusal(await change(project, id, { [name]: value }), 'VALIDATION_ERROR', name)
  })

  test('404: an unknown category', async () => {
    expectRefusal(await change(await newProject(), nobody, { name: 'x' }), 'NOT_FOUND')
  })

  test('409: the name of another one, whatever its case', async () => {
    const project = await newProject()
    await newCategory(project, { name: 'Mobile' })
    const { id } = await newCategory(project, { name: 'Other' })
    expectRefusal(await change(project, id, { name: 'mobile' }), 'CONFLICT', 'name')
  })
})

describe('DELETE /api/v1/categories/{id}', () => {
  test('200: an acknowledgement; its wishes stay, without one', async () => {
    const project = await newProject()
    const { id } = await newCategory(project)
    const wish = await newWish(project, { category_id: id })
    expect((await remove(project, id)).body).toEqual({ success: true })
    expect(await wishNow(project, wish.id)).toMatchObject({ category_id: null, category: null })
    expect((await send(wishes.listPublic, { query: { project_id: project.id } })).body.total).toBe(1)
  })

  test('404: the second time', async () => {
    const project = await newProject()
    const { id } = await newCategory(project)
    await remove(project, id)
    expectRefusal(await remove(project, id), 'NOT_FOUND')
  })
})
