import { describe, expect, test } from 'vitest'
import { comments } from '@/lib/contract/comments'
import { votes } from '@/lib/contract/votes'
import { WishStatus } from '@/lib/contract/wish-status'
import { wishes } from '@/lib/contract/wishes'
import { expectRefusal, send } from '@/tests/support/api'
import {
  keepWishes,
  minute,
  newCategory,
  newProject,
  newSuggestion,
  newVote,
  newWish,
  nobody,
  type Project,
} from '@/tests/support/seeds'

type Query = { [name: string]: string }

const lists = [
  ['GET /portal/wishes', wishes.listPublic],
  ['GET /api/v1/wishes', wishes.list],
] as const

describe.each(lists)('%s', (_name, endpoint) => {
  const list = (project: Project, query: Query = {}) =>
    send(endpoint, {
      query: { project_id: project.id, ...query },
      ...(endpoint.access === 'admin' && { key: project.key }),
    })
  const titles = async (project: Project, query: Query = {}) =>
    ((await list(project, query)).data as { title: string }[]).map(({ title }) => title)

  describe('200', () => {
    test('a project without wishes has an empty first page and no pages in total', async () => {
      const { body } = await list(await newProject())
      expect(body).toEqual({ success: true, data: [], page: 1, per_page: 20, total: 0, total_pages: 0 })
    })

    test('a page has 20 wishes unless asked otherwise, and says how many there are', async () => {
      const project = await newProject()
      await keepWishes(project, Object.fromEntries(Array.from({ length: 45 }, (_, n) => [`w${n}`, {}])))
      const { body, data } = await list(project)
      expect(body).toMatchObject({ page: 1, per_page: 20, total: 45, total_pages: 3 })
      expect(data).toHaveLength(20)
      expect((await list(project, { page: '3' })).data).toHaveLength(5)
      expect((await list(project, { page: '4' })).body).toMatchObject({ data: [], page: 4, total: 45 })
    })

    test('more than 100 a page is answered as 100', async () => {
      const project = await newProject()
      await keepWishes(project, Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`w${n}`, {}])))
      const { body, data } = await list(project, { per_page: '1000' })
      expect(body).toMatchObject({ per_page: 100, total: 101, total_pages: 2 })
      expect(data).toHaveLength(100)
    })

    test('a page far behind the last is empty', async () => {
      const project = await newProject()
      await newWish(project)
      expect((await list(project, { page: '2147483647', per_page: '100' })).data).toEqual([])
    })

    test.each(WishStatus.options)('the status %s is a filter', async (status) => {
      const project = await newProject()
      await keepWishes(project, Object.fromEntries(WishStatus.options.map((each) => [each, { status: each }])))
      const { data, body } = await list(project, { status })
      expect((data as { title: string }[]).map(({ title }) => title)).toEqual([status])
      expect(body.total).toBe(1)
    })

    test.each([
      ['open', ['pending', 'under_review', 'planned', 'in_progress']],
      ['closed', ['completed', 'declined']],
      ['planned,completed', ['planned', 'completed']],
      ['closed, planned', ['planned', 'completed', 'declined']],
      ['open,closed', WishStatus.options],
    ])('the status filter %s means %s', async (status, meant) => {
      const project = await newProject()
      await keepWishes(project, Object.fromEntries(WishStatus.options.map((each) => [each, { status: each }])))
      expect((await titles(project, { status })).toSorted()).toEqual(meant.toSorted())
    })

    test('a category is a filter, and the total is its own', async () => {
      const project = await newProject()
      const category = await newCategory(project)
      await newWish(project, { title: 'In it', category_id: category.id })
      await newWish(project, { title: 'Not in it' })
      const { data, body } = await list(project, { category_id: category.id })
      expect(data).toMatchObject([{ title: 'In it', category: { id: category.id, wish_count: 1 } }])
      expect(body.total).toBe(1)
      expect(await titles(project, { category_id: nobody })).toEqual([])
    })

    test('filters narrow together', async () => {
      const project = await newProject()
      const category = await newCategory(project)
      await newWish(project, { title: 'Both', category_id: category.id, status: 'planned' })
      await newWish(project, { title: 'Category', category_id: category.id })
      await newWish(project, { title: 'Status', status: 'planned' })
      const { data, body } = await list(project, { category_id: category.id, status: 'planned' })
      expect([data, body.total]).toEqual([[expect.objectContaining({ title: 'Both' })], 1])
    })

    test('a search finds words, beginnings, near-misses and accents in title and description, the best first', async () => {
      const project = await newProject()
      await newWish(project, { title: 'Dark mode', description: 'For the evening.' })
      await newWish(project, { title: 'Café menu', description: 'A calendar of dishes.' })
      for (const search of ['dark', 'DARK mode', 'mod', 'evning', 'dakr mode'])
        expect([search, await titles(project, { search })]).toEqual([search, ['Dark mode']])
      for (const search of ['cafe', 'calender'])
        expect([search, await titles(project, { search })]).toEqual([search, ['Café menu']])
      expect((await list(project, { search: 'unheard' })).body).toMatchObject({ data: [], total: 0, total_pages: 0 })
    })

    test('a search keeps to the filters and can be sorted and paged', async () => {
      const project = await newProject()
      await keepWishes(project, {
        'dark one': { vote_count: 1, status: 'planned' },
        'dark two': { vote_count: 2 },
        'dark three': { vote_count: 3 },
      })
      expect(await titles(project, { search: 'dark', sort_by: 'votes', sort_order: 'asc' })).toEqual([
        'dark one',
        'dark two',
        'dark three',
      ])
      expect(await titles(project, { search: 'dark', status: 'planned' })).toEqual(['dark one'])
      expect((await list(project, { search: 'dark', sort_by: 'votes', per_page: '2', page: '2' })).body).toMatchObject({
        data: [{ title: 'dark one' }],
        total: 3,
        total_pages: 2,
      })
    })

    test.each(['😀'.repeat(9), '𐀀𐀀𐀀𐀀𐀀𐀀', "' OR 1=1 --", '%', '&|!():*', '\\', '<script>'])(
      'a search for %j is answered',
      async (search) => {
        const project = await newProject()
        await newWish(project, { title: search, description: search })
        expect((await list(project, { search })).status).toBe(200)
      },
    )

    test.each([
      [{}, ['most', 'some', 'none']],
      [{ sort_by: 'votes' }, ['most', 'some', 'none']],
      [{ sort_by: 'votes', sort_order: 'asc' }, ['none', 'some', 'most']],
      [{ sort_by: 'created_at' }, ['none', 'most', 'some']],
      [{ sort_by: 'created_at', sort_order: 'asc' }, ['some', 'most', 'none']],
      [{ sort_by: 'updated_at' }, ['some', 'none', 'most']],
      [{ sort_by: 'updated_at', sort_order: 'asc' }, ['most', 'none', 'some']],
    ])('%j sorts as %s, the pinned one before all', async (query, order) => {
      const project = await newProject()
      await keepWishes(project, {
        some: { vote_count: 5, created_at: minute(1), updated_at: minute(30) },
        most: { vote_count: 9, created_at: minute(2), updated_at: minute(10) },
        none: { vote_count: 0, created_at: minute(3), updated_at: minute(20) },
      })
      expect(await titles(project, query)).toEqual(order)
      await keepWishes(project, {
        pinned: { vote_count: 6, created_at: minute(2), updated_at: minute(20), is_pinned: true },
      })
      expect(await titles(project, query)).toEqual(['pinned', ...order])
    })

    test('wishes with as many votes are listed newest first in either direction', async () => {
      const project = await newProject()
      await keepWishes(project, {
        old: { created_at: minute(1) },
        new: { created_at: minute(3) },
        between: { created_at: minute(2) },
      })
      expect(await titles(project, { sort_by: 'votes' })).toEqual(['new', 'between', 'old'])
      expect(await titles(project, { sort_by: 'votes', sort_order: 'asc' })).toEqual(['new', 'between', 'old'])
    })

    test('pinned wishes do not lead a search', async () => {
      const project = await newProject()
      await keepWishes(project, {
        'dark and pinned': { is_pinned: true, vote_count: 1 },
        'dark and wanted': { vote_count: 9 },
      })
      expect(await titles(project, { search: 'dark', sort_by: 'votes' })).toEqual([
        'dark and wanted',
        'dark and pinned',
      ])
    })

    test('an id in capitals is the same id', async () => {
      const project = await newProject()
      const { id } = await newWish(project)
      const { data } = await list({ ...project, id: project.id.toUpperCase() })
      expect(data).toMatchObject([{ id }])
    })

    test('wishes of other projects are not listed', async () => {
      const project = await newProject()
      await newWish(await newProject())
      expect((await list(project)).body).toMatchObject({ data: [], total: 0 })
    })
  })

  describe('400', () => {
    test.each(['0', '-1', '1.5', 'abc', '1e2', '+1', '0x10', '٣', '999999999999999999999', '1,2'])(
      'the page %s is refused',
      async (value) => {
        const project = await newProject()
        expectRefusal(await list(project, { page: value }), 'VALIDATION_ERROR', 'page')
        expectRefusal(await list(project, { per_page: value }), 'VALIDATION_ERROR', 'per_page')
      },
    )

    test.each([
      ['status', 'done'],
      ['status', 'open,done'],
      ['status', 'open,'],
      ['sort_by', 'title'],
      ['sort_order', 'up'],
      ['category_id', 'mobile'],
      ['search', 'a\0b'],
      ['search', 'x'.repeat(201)],
      ['project_id', 'acme'],
    ])('%s=%j is refused', async (name, value) => {
      expectRefusal(await list(await newProject(), { [name]: value }), 'VALIDATION_ERROR', name)
    })

    test('every wrong field is named', async () => {
      const answer = await list(await newProject(), { page: '0', sort_by: 'title', status: 'done' })
      expectRefusal(answer, 'VALIDATION_ERROR', 'status', 'sort_by', 'page')
      expect(answer.error.message).toContain('page must be a whole number from 1')
    })

    test('a list of no project is refused', async () => {
      expectRefusal(await list(await newProject(), { project_id: '' }), 'VALIDATION_ERROR', 'project_id')
    })
  })
})

describe('GET /portal/wishes', () => {
  const list = (project: Project, query: Query = {}) =>
    send(wishes.listPublic, { query: { project_id: project.id, ...query } })

  test('a wish has exactly the fields of the public record', async () => {
    const project = await newProject()
    const category = await newCategory(project, { name: 'Mobile', icon: '📱' })
    const { id, slug } = await newSuggestion(project, {
      category_id: category.id,
      author_name: 'Ana',
      author_email: 'ana@example.com',
    })
    const { data } = await list(project)
    expect(data).toEqual([
      {
        id,
        project_id: project.id,
        category_id: category.id,
        title: 'Dark mode',
        description: 'My eyes hurt at night.',
        slug,
        status: 'pending',
        priority: null,
        author_type: 'user',
        author_name: 'Ana',
        vote_count: 0,
        verified_vote_count: 0,
        comment_count: 0,
        is_pinned: false,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        completed_at: null,
        category: { ...category, wish_count: 1 },
        has_voted: false,
      },
    ])
  })

  test('hidden and merged wishes are neither listed nor counted', async () => {
    const project = await newProject()
    const kept = await keepWishes(project, { shown: {}, hidden: { is_approved: false } })
    await keepWishes(project, { merged: { merged_into_id: kept.shown } })
    const { data, body } = await list(project)
    expect([data, body.total]).toEqual([[expect.objectContaining({ title: 'shown' })], 1])
    expect((await list(project, { search: 'hidden' })).data).toEqual([])
    expect((await list(project, { search: 'merged' })).data).toEqual([])
  })

  test('has_voted tells what the fingerprint voted for', async () => {
    const project = await newProject()
    const { id } = await newWish(project)
    await newVote(id, 'mine')
    expect((await list(project, { fingerprint: 'mine' })).data).toMatchObject([{ has_voted: true, vote_count: 1 }])
    expect((await list(project, { fingerprint: 'other' })).data).toMatchObject([{ has_voted: false }])
  })

  test('without a fingerprint has_voted tells what this address with this browser voted for', async () => {
    const project = await newProject()
    const { id } = await newWish(project)
    const headers = { 'User-Agent': 'Firefox' }
    await send(votes.cast, { body: { wish_id: id }, headers })
    const read = (sent: object) => send(wishes.listPublic, { query: { project_id: project.id }, ...sent })
    expect((await read({ headers })).data).toMatchObject([{ has_voted: true }])
    expect((await read({ headers: { 'User-Agent': 'Safari' } })).data).toMatchObject([{ has_voted: false }])
    expect((await read({ headers, from: '198.51.100.7' })).data).toMatchObject([{ has_voted: false }])
  })

  test('an unknown project is 404', async () => {
    expectRefusal(await send(wishes.listPublic, { query: { project_id: nobody } }), 'NOT_FOUND')
  })
})

describe('GET /api/v1/wishes', () => {
  const titles = async ({ id, key }: Project, query: Query) =>
    (await send(wishes.list, { query: { project_id: id, ...query }, key })).data.map(({ title }) => title)

  test('a wish has exactly the fields of the public record and those of the team', async () => {
    const project = await newProject()
    await newSuggestion(project, { author_email: 'Ana@Example.com', user_metadata: { plan: 'pro' } })
    const [theirs] = (await send(wishes.listPublic, { query: { project_id: project.id } })).data
    const { data } = await send(wishes.list, { query: { project_id: project.id }, key: project.key })
    expect(data).toEqual([
      {
        ...theirs,
        author_email: 'Ana@Example.com',
        user_metadata: { plan: 'pro' },
        end_user_id: null,
        is_verified: false,
        is_approved: true,
        merged_into_id: null,
      },
    ])
  })

  test.each([
    [{ priority: 'high' }, ['high']],
    [{ priority: 'critical' }, ['critical']],
    [{ priority: 'urgent' }, ['critical']],
    [{ is_pinned: 'true' }, ['pinned']],
    [{ is_pinned: 'false' }, ['critical', 'hidden', 'high']],
    [{ is_approved: 'false' }, ['hidden']],
    [{ is_approved: 'true' }, ['critical', 'high', 'pinned']],
    [{ merged: 'true' }, ['merged']],
    [{ merged: 'false' }, ['critical', 'hidden', 'high', 'pinned']],
  ])('the filter %j means %s', async (query, meant) => {
    const project = await newProject()
    const { pinned } = await keepWishes(project, {
      high: { priority: 'high' },
      critical: { priority: 'critical' },
      pinned: { is_pinned: true },
      hidden: { is_approved: false },
    })
    await keepWishes(project, { merged: { merged_into_id: pinned } })
    expect((await titles(project, query)).toSorted()).toEqual(meant)
  })

  test.each([
    ['priority', 'hot'],
    ['is_pinned', 'yes'],
    ['is_approved', '1'],
    ['merged', 'TRUE'],
  ])('%s=%s is refused', async (name, value) => {
    const { id, key } = await newProject()
    expectRefusal(await send(wishes.list, { query: { project_id: id, [name]: value }, key }), 'VALIDATION_ERROR', name)
  })
})

test('GET /api/v1/comments pages as every list does', async () => {
  const { id: wish_id } = await newWish(await newProject())
  const list = (query: Query) => send(comments.list, { query: { wish_id, ...query } })
  expect((await list({})).body).toEqual({ success: true, data: [], page: 1, per_page: 20, total: 0, total_pages: 0 })
  expect((await list({ per_page: '101', page: '2147483647' })).body).toMatchObject({ data: [], per_page: 100 })
  for (const page of ['0', '-1', '1.5', 'abc']) expectRefusal(await list({ page }), 'VALIDATION_ERROR', 'page')
})
