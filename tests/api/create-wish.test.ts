import { beforeAll, describe, expect, test } from 'vitest'
import { wishes } from '@/lib/contract/wishes'
import { expectRefusal, send } from '@/tests/support/api'
import { newCategory, newProject, nobody, type Project, wishNow } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

const creates = [
  ['POST /portal/wishes', wishes.createPublic],
  ['POST /api/v1/wishes', wishes.create],
] as const

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const text = { title: 'Dark mode', description: 'My eyes hurt at night.' }
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]))

describe.each(creates)('%s', (_name, endpoint) => {
  const create = (fields: Fields) =>
    send(endpoint, {
      body: { project_id: project.id, ...text, ...fields },
      ...(endpoint.access === 'admin' && { key: project.key }),
    })

  describe('201', () => {
    test('text is trimmed', async () => {
      const { data } = await create({ title: '  Dark mode\n', description: '\tPlease. ', author_name: ' Ana ' })
      expect(data).toMatchObject({ title: 'Dark mode', description: 'Please.', author_name: 'Ana' })
    })

    test('a category of the project comes with the record', async () => {
      const category = await newCategory(project, { name: `In ${_name}` })
      const { data } = await create({ category_id: category.id })
      expect(data).toMatchObject({ category_id: category.id, category: { ...category, wish_count: 1 } })
    })

    test('two wishes of one title have addresses of their own', async () => {
      const [one, two] = [await create({ title: 'Übergröße & more!' }), await create({ title: 'Übergröße & more!' })]
      expect(one.data.slug).toMatch(/^ubergrosse-more-[a-z0-9]{6}$/)
      expect(two.data.slug).not.toBe(one.data.slug)
    })

    test('a title without Latin letters has an address too', async () => {
      expect((await create({ title: '日本語 😀' })).data.slug).toMatch(/^wish-[a-z0-9]{6}$/)
    })

    test.each([
      ['title', '😀'.repeat(200)],
      ['description', '漢'.repeat(20_000)],
      ['author_name', 'ä'.repeat(200)],
      ['author_email', 'Ana+wish@Example.com'],
      ['title', '<img src=x onerror=alert(1)> \u202e "\'\\'],
    ])('the longest and oddest %s is kept as it is', async (name, value) => {
      const { data } = await create({ [name]: value })
      expect(await wishNow(project, data.id)).toHaveProperty(name, value)
    })

    test.each(['author_name', 'author_email', 'category_id', 'user_metadata'])('a null %s is none', async (name) => {
      const { status, data } = await create({ [name]: null })
      expect(status).toBe(201)
      const { author_name, author_email, category_id, user_metadata } = await wishNow(project, data.id)
      const team = endpoint.access === 'admin'
      expect({ author_name, author_email, category_id, user_metadata }).toEqual({
        author_name: team ? 'Acme' : null,
        author_email: null,
        category_id: null,
        user_metadata: {},
      })
    })

    test.each(['', '   '])('an author_email of %j is none', async (author_email) => {
      const { data } = await create({ author_email, author_name: author_email })
      expect((await wishNow(project, data.id)).author_email).toBeNull()
    })

    test.each([
      ['100 keys', keys(100)],
      ['objects 5 deep', nested(5)],
      ['64 KiB', { a: 'x'.repeat(64 * 1024 - '{"a":""}'.length) }],
      ['lists and every kind of value', { list: [1, 'two', null, true, { three: 3.5 }], text: 'ä😀' }],
    ])('user_metadata may have %s', async (_what, user_metadata) => {
      const { data } = await create({ user_metadata })
      expect((await wishNow(project, data.id)).user_metadata).toEqual(user_metadata)
    })

    test('unknown fields and those that nobody may set are ignored', async () => {
      const { data } = await create({
        id: nobody,
        vote_count: 99,
        comment_count: 9,
        is_approved: false,
        slug: 'mine',
        wat: 1,
      })
      expect(data).toMatchObject({ vote_count: 0, comment_count: 0 })
      expect(data.id).not.toBe(nobody)
      expect((await wishNow(project, data.id)).is_approved).toBe(true)
    })
  })

  describe('400', () => {
    test.each([
      ['title', undefined],
      ['title', ''],
      ['title', ' \t\n'],
      ['title', null],
      ['title', 7],
      ['title', ['Dark mode']],
      ['title', 'x'.repeat(201)],
      ['title', 'a\0b'],
      ['title', 'half \ud83d'],
      ['description', undefined],
      ['description', {}],
      ['description', 'x'.repeat(20_001)],
      ['description', '\udc00'],
      ['author_name', 'x'.repeat(201)],
      ['author_name', 'a\0'],
      ['author_name', true],
      ['author_email', 'ana'],
      ['author_email', 'ana@example'],
      ['author_email', 'a\0@example.com'],
      ['author_email', `${'x'.repeat(250)}@example.com`],
      ['category_id', 'mobile'],
      ['category_id', nobody],
      ['user_metadata', 'text'],
      ['user_metadata', []],
      ['user_metadata', keys(101)],
      ['user_metadata', { a: keys(50), b: keys(50) }],
      ['user_metadata', nested(6)],
      ['user_metadata', { a: [[[[[1]]]]] }],
      ['user_metadata', { a: 'x'.repeat(64 * 1024) }],
      ['user_metadata', { a: { b: 'x\0y' } }],
      ['user_metadata', { 'a\0': 1 }],
      ['user_metadata', { a: ['\ud800'] }],
      ['project_id', undefined],
      ['project_id', 'acme'],
    ])('%s %j is refused', async (name, value) => {
      expectRefusal(await create({ [name]: value }), 'VALIDATION_ERROR', name)
    })

    test('a category of another project is refused', async () => {
      const category = await newCategory(await newProject())
      expectRefusal(await create({ category_id: category.id }), 'VALIDATION_ERROR', 'category_id')
    })

    test('every wrong field is named, in plain words', async () => {
      const { error } = await create({ title: '', description: 3, author_email: 'x' })
      expect(error.details).toEqual([
        { path: 'title', message: 'must not be empty' },
        { path: 'description', message: 'must be text' },
        { path: 'author_email', message: 'must be an e-mail address like ana@example.com' },
      ])
      expect(error.message).toBe(
        'title must not be empty; description must be text; author_email must be an e-mail address like ana@example.com.',
      )
    })
  })
})

describe('POST /portal/wishes', () => {
  const suggest = (fields: Fields = {}, { id } = project) =>
    send(wishes.createPublic, { body: { project_id: id, ...text, ...fields } })

  test('201: the answer is the public record', async () => {
    const { status, data } = await suggest()
    expect(status).toBe(201)
    const read = await send(wishes.getPublic, { params: { id: data.id } })
    expect(read.data).toEqual({ ...data, merged_from: null })
    expect(data).toMatchObject({
      status: 'pending',
      priority: null,
      category: null,
      completed_at: null,
      is_pinned: false,
    })
  })

  test.each([
    [{}, 'anonymous'],
    [{ author_name: 'Ana' }, 'user'],
    [{ author_email: 'ana@example.com' }, 'user'],
  ])('201: a wish signed %j is by: %s', async (fields, author_type) => {
    expect((await suggest(fields)).data.author_type).toBe(author_type)
  })

  test('201: what only the team may set is ignored', async () => {
    const { data } = await suggest({
      status: 'completed',
      priority: 'high',
      is_pinned: true,
      author_type: 'team_member',
      is_official: true,
    })
    expect(data).toMatchObject({ status: 'pending', priority: null, is_pinned: false, author_type: 'anonymous' })
  })

  test('201: with moderation on the public sees it once the team has approved it', async () => {
    const moderated = await newProject({ wish_moderation: true })
    const { status, data } = await suggest({}, moderated)
    expect(status).toBe(201)
    const seen = () => send(wishes.listPublic, { query: { project_id: moderated.id } })
    expect((await seen()).body).toMatchObject({ data: [], total: 0 })
    expectRefusal(await send(wishes.getPublic, { params: { id: data.id } }), 'NOT_FOUND')

    await send(wishes.update, { key: moderated.key, params: { id: data.id }, body: { is_approved: true } })
    expect((await seen()).body).toMatchObject({ data: [{ id: data.id }], total: 1 })
    expect((await send(wishes.getPublic, { params: { id: data.id } })).status).toBe(200)
  })

  test('404: an unknown project', async () => {
    expectRefusal(await suggest({ project_id: nobody }), 'NOT_FOUND')
  })
})

describe('POST /api/v1/wishes', () => {
  const create = (fields: Fields = {}, { id, key } = project) =>
    send(wishes.create, { key, body: { project_id: id, ...text, ...fields } })

  test('201: the answer is the record of the team, signed with the project’s name', async () => {
    const { status, data } = await create()
    expect(status).toBe(201)
    expect(data).toEqual(await wishNow(project, data.id))
    expect(data).toMatchObject({
      author_type: 'team_member',
      author_name: 'Acme',
      is_approved: true,
      merged_into_id: null,
    })
  })

  test('201: the team sets status, priority and pin', async () => {
    const { data } = await create({ status: 'planned', priority: 'urgent', is_pinned: true, author_name: 'Zoë' })
    expect(data).toMatchObject({ status: 'planned', priority: 'critical', is_pinned: true, author_name: 'Zoë' })
  })

  test('201: a completed one has its time', async () => {
    const { data } = await create({ status: 'completed' })
    expect(data.completed_at).toBe(data.created_at)
  })

  test('201: moderation does not concern it', async () => {
    const moderated = await newProject({ wish_moderation: true })
    const { data } = await create({}, moderated)
    expect((await send(wishes.getPublic, { params: { id: data.id } })).status).toBe(200)
  })

  test.each([
    ['status', 'done'],
    ['status', null],
    ['priority', 'hot'],
    ['is_pinned', 'true'],
    ['is_pinned', null],
  ])('400: %s %j is refused', async (name, value) => {
    expectRefusal(await create({ [name]: value }), 'VALIDATION_ERROR', name)
  })
})
