import { describe, expect, test } from 'vitest'
import { comments } from '@/lib/contract/comments'
import { votes } from '@/lib/contract/votes'
import { WishStatus } from '@/lib/contract/wish-status'
import { wishes } from '@/lib/contract/wishes'
import { expectRefusal, send } from '@/tests/support/api'
import { later, SECOND } from '@/tests/support/at'
import {
  keepWishes,
  newCategory,
  newComment,
  newProject,
  newSuggestion,
  newVote,
  newWish,
  nobody,
  type Project,
  wishNow,
} from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

describe('GET /portal/wishes/{id}', () => {
  const read = (id: string, query = {}) => send(wishes.getPublic, { params: { id }, query })

  test('200: the public record, and that nothing was merged', async () => {
    const project = await newProject()
    const suggested = await newSuggestion(project)
    expect((await read(suggested.id)).data).toEqual({ ...suggested, merged_from: null })
  })

  test('200: an id in capitals is the same id', async () => {
    const { id } = await newWish(await newProject())
    expect((await read(id.toUpperCase())).data).toMatchObject({ id, merged_from: null })
  })

  test('200: has_voted tells what the fingerprint has done', async () => {
    const { id } = await newWish(await newProject())
    await newVote(id, 'mine')
    expect((await read(id, { fingerprint: 'mine' })).data).toMatchObject({ has_voted: true, vote_count: 1 })
    expect((await read(id, { fingerprint: 'other' })).data.has_voted).toBe(false)
    expect((await read(id)).data.has_voted).toBe(false)
  })

  test.each([
    ['unknown', nobody],
    ['malformed', 'dark-mode'],
    ['empty', ''],
  ])('404: an id that is %s', async (_what, id) => {
    expectRefusal(await read(id), 'NOT_FOUND')
  })

  test('404: a hidden wish', async () => {
    const kept = await keepWishes(await newProject(), { hidden: { is_approved: false } })
    expectRefusal(await read(kept.hidden ?? ''), 'NOT_FOUND')
  })

  test('404: a wish merged into a hidden one', async () => {
    const project = await newProject()
    const { hidden } = await keepWishes(project, { hidden: { is_approved: false } })
    const { merged } = await keepWishes(project, { merged: { merged_into_id: hidden } })
    expectRefusal(await read(merged ?? ''), 'NOT_FOUND')
  })

  test('400: a fingerprint that is too long', async () => {
    const { id } = await newWish(await newProject())
    expectRefusal(await read(id, { fingerprint: 'x'.repeat(201) }), 'VALIDATION_ERROR', 'fingerprint')
  })
})

describe('GET /api/v1/wishes/{id}', () => {
  test('200: hidden and merged ones under their own id', async () => {
    const project = await newProject()
    const { hidden = '', shown = '' } = await keepWishes(project, { hidden: { is_approved: false }, shown: {} })
    const { merged = '' } = await keepWishes(project, { merged: { merged_into_id: shown } })
    expect(await wishNow(project, hidden)).toMatchObject({ id: hidden, is_approved: false })
    expect(await wishNow(project, merged)).toMatchObject({ id: merged, merged_into_id: shown })
  })

  test('404: an unknown or malformed id', async () => {
    const { key } = await newProject()
    for (const id of [nobody, 'x']) expectRefusal(await send(wishes.get, { key, params: { id } }), 'NOT_FOUND')
  })
})

describe('PATCH /api/v1/wishes/{id}', () => {
  const change = ({ key }: Project, id: string, body: Fields) => send(wishes.update, { key, params: { id }, body })

  test('200: what is given changes, what is not stays', async () => {
    const project = await newProject()
    const category = await newCategory(project)
    const before = await newWish(project, { category_id: category.id, priority: 'low' })
    const changes = {
      title: 'New title',
      description: 'New text',
      status: 'planned',
      priority: 'urgent',
      is_pinned: true,
    }
    const { status, data } = await later(5 * SECOND, () => change(project, before.id, changes))
    expect(status).toBe(200)
    expect(data).toEqual({
      ...before,
      ...changes,
      priority: 'critical',
      category: { ...category, wish_count: 1 },
      updated_at: data.updated_at,
    })
    expect(data.updated_at > before.updated_at).toBe(true)
    expect(await wishNow(project, before.id)).toEqual(data)
  })

  test('200: category and priority can be taken away', async () => {
    const project = await newProject()
    const category = await newCategory(project)
    const { id } = await newWish(project, { category_id: category.id, priority: 'low' })
    const { data } = await change(project, id, { category_id: null, priority: null })
    expect(data).toMatchObject({ category_id: null, category: null, priority: null })
  })

  test('200: completed_at follows the status', async () => {
    const project = await newProject()
    const { id } = await newWish(project)
    const completed = await change(project, id, { status: 'completed' })
    expect(completed.data.completed_at).toBe(completed.data.updated_at)
    const again = await later(SECOND, () => change(project, id, { status: 'completed', title: 'Renamed' }))
    expect(again.data.completed_at).toBe(completed.data.completed_at)
    expect((await change(project, id, { title: 'Once more' })).data.completed_at).toBe(completed.data.completed_at)
    expect((await change(project, id, { status: 'planned' })).data.completed_at).toBeNull()
  })

  test.each(WishStatus.options)('200: each status may become %s', async (to) => {
    const project = await newProject()
    for (const status of WishStatus.options) {
      const { id } = await newWish(project, { status })
      expect((await change(project, id, { status: to })).data.status).toBe(to)
    }
  })

  test('200: hiding takes a wish from the public and brings it back whole', async () => {
    const project = await newProject()
    const { id } = await newWish(project)
    await newVote(id, 'somebody')
    await newComment(id)
    await change(project, id, { is_approved: false })
    const attempts = [
      send(wishes.getPublic, { params: { id } }),
      send(votes.cast, { body: { wish_id: id } }),
      send(votes.takeBack, { params: { wishId: id } }),
      send(votes.check, { params: { wishId: id } }),
      send(comments.list, { query: { wish_id: id } }),
      send(comments.create, { body: { wish_id: id, content: 'Hello?' } }),
    ]
    for (const attempt of attempts) expectRefusal(await attempt, 'NOT_FOUND')
    await change(project, id, { is_approved: true })
    expect((await send(wishes.getPublic, { params: { id } })).data).toMatchObject({ vote_count: 1, comment_count: 1 })
  })

  test('200: fields that cannot be changed are ignored', async () => {
    const project = await newProject()
    const before = await newWish(project)
    const { data } = await change(project, before.id, {
      vote_count: 99,
      project_id: project.id,
      slug: 'x',
      author_type: 'user',
    })
    expect(data).toEqual({ ...before, updated_at: data.updated_at })
  })

  test.each([
    ['title', ''],
    ['title', null],
    ['description', 'x\0'],
    ['status', 'done'],
    ['priority', 'hot'],
    ['is_pinned', 1],
    ['is_approved', 'yes'],
    ['category_id', nobody],
  ])('400: %s %j is refused and changes nothing', async (name, value) => {
    const project = await newProject()
    const before = await newWish(project)
    expectRefusal(await change(project, before.id, { is_pinned: true, [name]: value }), 'VALIDATION_ERROR', name)
    expect(await wishNow(project, before.id)).toEqual(before)
  })

  test('400: a category of another project', async () => {
    const project = await newProject()
    const { id } = await newWish(project)
    const category = await newCategory(await newProject())
    expectRefusal(await change(project, id, { category_id: category.id }), 'VALIDATION_ERROR', 'category_id')
  })

  test('404: an unknown wish', async () => {
    expectRefusal(await change(await newProject(), nobody, {}), 'NOT_FOUND')
  })

  test('409: a merged wish', async () => {
    const project = await newProject()
    const [from, into] = [await newWish(project), await newWish(project)]
    await send(wishes.merge, { key: project.key, params: { id: from.id }, body: { into: into.id } })
    expectRefusal(await change(project, from.id, { title: 'Changed' }), 'CONFLICT')
  })
})

describe('DELETE /api/v1/wishes/{id}', () => {
  const remove = ({ key }: Project, id: string) => send(wishes.remove, { key, params: { id } })

  test('200: an acknowledgement; the wish, its votes and its comments are gone', async () => {
    const project = await newProject()
    const { id } = await newWish(project)
    const vote = await newVote(id, 'somebody')
    const comment = await newComment(id)
    const { status, body } = await remove(project, id)
    expect([status, body]).toEqual([200, { success: true }])
    expectRefusal(await send(wishes.get, { key: project.key, params: { id } }), 'NOT_FOUND')
    expectRefusal(await send(votes.remove, { params: { voteId: vote.id } }), 'NOT_FOUND')
    expectRefusal(await send(comments.remove, { key: project.key, params: { id: comment.id } }), 'NOT_FOUND')
    expect((await send(wishes.list, { key: project.key, query: { project_id: project.id } })).body.total).toBe(0)
  })

  test('200: the wishes merged into it go too', async () => {
    const project = await newProject()
    const [from, into] = [await newWish(project), await newWish(project)]
    await send(wishes.merge, { key: project.key, params: { id: from.id }, body: { into: into.id } })
    await remove(project, into.id)
    expectRefusal(await send(wishes.get, { key: project.key, params: { id: from.id } }), 'NOT_FOUND')
  })

  test('200: what a merged wish brought along stays where it is', async () => {
    const project = await newProject()
    const [from, into] = [await newWish(project), await newWish(project)]
    await newVote(from.id, 'somebody')
    await newComment(from.id)
    await send(wishes.merge, { key: project.key, params: { id: from.id }, body: { into: into.id } })
    await remove(project, from.id)
    expect(await wishNow(project, into.id)).toMatchObject({ vote_count: 1, comment_count: 1 })
    expect((await send(comments.list, { query: { wish_id: into.id } })).data).toHaveLength(1)
  })

  test('404: the second time', async () => {
    const project = await newProject()
    const { id } = await newWish(project)
    await remove(project, id)
    expectRefusal(await remove(project, id), 'NOT_FOUND')
  })
})
