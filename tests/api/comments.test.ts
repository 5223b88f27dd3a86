import { beforeAll, describe, expect, test } from 'vitest'
import { comments } from '@/lib/contract/comments'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { newApiKey } from '@/lib/domain/access/api-key-text'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { later, SECOND } from '@/tests/support/at'
import { keepWishes, newComment, newProject, newWish, nobody, type Project, wishNow } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const list = (wish_id: string, query = {}) => send(comments.list, { query: { wish_id, ...query } })
const say = (wish_id: string, fields: Fields = {}, sent: Sent = {}) =>
  send(comments.create, { body: { wish_id, content: 'Yes please.', ...fields }, ...sent })
const remove = (id: string) => send(comments.remove, { key: project.key, params: { id } })

describe('POST /api/v1/comments', () => {
  describe('201', () => {
    test('answers the comment, by Anonymous when nobody is named', async () => {
      const { id: wish_id } = await newWish(project)
      const { status, data } = await say(wish_id, { content: '  **Yes**\n' })
      expect(status).toBe(201)
      expect(data).toEqual({
        id: expect.any(String),
        wish_id,
        parent_id: null,
        author_type: 'anonymous',
        author_name: 'Anonymous',
        content: '**Yes**',
        is_official: false,
        is_deleted: false,
        reply_count: 0,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updated_at: data.created_at,
        replies: [],
      })
      expect((await list(wish_id)).data).toEqual([data])
    })

    test.each([
      [{ author_name: 'Ana' }, 'user', 'Ana'],
      [{ author_email: 'ana@example.com' }, 'user', 'Anonymous'],
      [{ author_name: ' ', author_email: '' }, 'anonymous', 'Anonymous'],
      [{ author_name: null, author_email: null, parent_id: null }, 'anonymous', 'Anonymous'],
    ])('signed %j it is by: %s, %s', async (fields, author_type, author_name) => {
      const { id } = await newWish(project)
      expect((await say(id, fields)).data).toMatchObject({ author_type, author_name })
    })

    test('comments and replies are counted on the wish, and do not count as a change of it', async () => {
      const before = await newWish(project)
      const { data } = await say(before.id)
      await say(before.id, { parent_id: data.id })
      expect(await wishNow(project, before.id)).toEqual({ ...before, comment_count: 2 })
    })

    test('a reply to a reply joins the thread', async () => {
      const { id } = await newWish(project)
      const top = (await say(id)).data
      const reply = (await say(id, { parent_id: top.id, content: 'First' })).data
      const second = (await say(id, { parent_id: reply.id, content: 'Second' })).data
      expect([reply.parent_id, second.parent_id]).toEqual([top.id, top.id])
      const [thread] = (await list(id)).data
      expect(thread).toMatchObject({
        id: top.id,
        reply_count: 2,
        replies: [{ content: 'First', replies: [] }, { content: 'Second' }],
      })
    })

    test.each(['completed', 'declined'])('a wish that is %s can be talked about', async (status) => {
      const { id } = await newWish(project, { status })
      expect((await say(id)).status).toBe(201)
    })
  })

  describe('201 for the team', () => {
    test('with a key of the project the comment is the team’s, and may be official', async () => {
      const { id } = await newWish(project)
      const { data } = await say(id, { is_official: true }, { key: project.key })
      expect(data).toMatchObject({ author_type: 'team_member', author_name: 'Acme', is_official: true })
      expect((await say(id, { author_name: 'Zoë' }, { key: project.key })).data).toMatchObject({
        author_name: 'Zoë',
        is_official: false,
      })
    })

    test('hidden wishes can be talked about within the team', async () => {
      const { hidden = '' } = await keepWishes(project, { hidden: { is_approved: false } })
      expect((await say(hidden, {}, { key: project.key })).status).toBe(201)
    })

    test('bot fields are not asked of it', async () => {
      const strict = await newProject({ require_bot_fields: true })
      const { id } = await newWish(strict)
      expect((await say(id, {}, { key: strict.key })).status).toBe(201)
      expectRefusal(await say(id), 'BOT_DETECTED')
    })
  })

  describe('400', () => {
    test.each([
      ['wish_id', undefined],
      ['wish_id', 'x'],
      ['content', undefined],
      ['content', ' '],
      ['content', 'x'.repeat(20_001)],
      ['content', 'a\0'],
      ['content', '\ud800'],
      ['author_name', 'x'.repeat(201)],
      ['author_email', 'ana'],
      ['parent_id', 'x'],
      ['parent_id', nobody],
      ['is_official', 'yes'],
      ['is_official', true],
    ])('%s %j is refused and nothing is counted', async (name, value) => {
      const { id } = await newWish(project)
      expectRefusal(await say(id, { [name]: value }), 'VALIDATION_ERROR', name)
      expect((await wishNow(project, id)).comment_count).toBe(0)
    })

    test('an answer to a comment on another wish, or to a deleted one, is refused', async () => {
      const [one, two] = [await newWish(project), await newWish(project)]
      const top = (await say(one.id)).data
      expectRefusal(await say(two.id, { parent_id: top.id }), 'VALIDATION_ERROR', 'parent_id')
      await say(one.id, { parent_id: top.id })
      await remove(top.id)
      expectRefusal(await say(one.id, { parent_id: top.id }), 'VALIDATION_ERROR', 'parent_id')
    })
  })

  test('401: a key that is not good is refused, not taken for nobody', async () => {
    const { id } = await newWish(project)
    for (const key of ['app_short', newApiKey()]) expectRefusal(await say(id, {}, { key }), 'UNAUTHORIZED')
    expectRefusal(await say(id, {}, { headers: { 'X-API-Key': 'x' } }), 'UNAUTHORIZED')
  })

  test('403: a key that may only read', async () => {
    const { id } = await newWish(project)
    expectRefusal(await say(id, {}, { key: project.readKey }), 'FORBIDDEN')
  })

  test('404: an unknown or hidden wish; for the team, one of another project', async () => {
    const { hidden } = await keepWishes(project, { hidden: { is_approved: false } })
    const { id } = await newWish(await newProject())
    expectRefusal(await say(nobody), 'NOT_FOUND')
    expectRefusal(await say(hidden ?? ''), 'NOT_FOUND')
    expectRefusal(await say(id, {}, { key: project.key }), 'NOT_FOUND')
  })
})

describe('GET /api/v1/comments', () => {
  test('200: official threads first, then newest first; replies oldest first; pages count threads', async () => {
    const { id } = await newWish(project)
    const said: { [content: string]: string } = {}
    for (const [n, content] of ['first', 'official', 'second', 'third'].entries()) {
      const sent = content === 'official' ? { key: project.key } : {}
      const { data } = await later(n * SECOND, () => say(id, { content, is_official: content === 'official' }, sent))
      said[content] = data.id
    }
    for (const [n, content] of ['one', 'two'].entries()) {
      await later(n * SECOND, () => say(id, { content, parent_id: said.first }))
    }
    const { data, body } = await list(id)
    expect(data.map(({ content }) => content)).toEqual(['official', 'third', 'second', 'first'])
    expect(data[3]?.replies.map(({ content }) => content)).toEqual(['one', 'two'])
    expect(body).toMatchObject({ total: 4, total_pages: 1 })
    expect((await list(id, { per_page: '3', page: '2' })).body).toMatchObject({
      data: [{ content: 'first' }],
      total: 4,
      total_pages: 2,
    })
  })

  test('200: nothing said', async () => {
    const { id } = await newWish(project)
    expect((await list(id)).body).toEqual({ success: true, data: [], page: 1, per_page: 20, total: 0, total_pages: 0 })
  })

  test.each(['0', '-1', '1.5', 'abc'])('400: the page %s', async (page) => {
    const { id } = await newWish(project)
    expectRefusal(await list(id, { page, per_page: page }), 'VALIDATION_ERROR', 'page', 'per_page')
  })

  test('400: of no wish', async () => {
    expectRefusal(await send(comments.list), 'VALIDATION_ERROR', 'wish_id')
    expectRefusal(await list('dark-mode'), 'VALIDATION_ERROR', 'wish_id')
  })

  test('200: the team reads those on a hidden wish of its own, by API key', async () => {
    const { hidden = '' } = await keepWishes(project, { hidden: { is_approved: false } })
    await say(hidden, {}, { key: project.key })
    const read = (key: string) => send(comments.list, { query: { wish_id: hidden }, key })
    expect((await read(project.readKey)).data).toMatchObject([{ content: 'Yes please.' }])
    expectRefusal(await read((await newProject()).key), 'NOT_FOUND')
  })

  test('404: an unknown or hidden wish', async () => {
    const { hidden = '' } = await keepWishes(project, { hidden: { is_approved: false } })
    for (const id of [nobody, hidden]) expectRefusal(await list(id), 'NOT_FOUND')
  })
})

describe('PATCH /api/v1/comments/{id}', () => {
  const change = (id: string, body: Fields) => send(comments.update, { key: project.key, params: { id }, body })

  test('200: the text changes, what is not given stays', async () => {
    const { id: wish_id } = await newWish(project)
    const before = await newComment(wish_id, { author_name: 'Ana' })
    const reply = await newComment(wish_id, { parent_id: before.id })
    const { status, data } = await later(5 * SECOND, () => change(before.id, { content: ' Maybe. ' }))
    expect(status).toBe(200)
    expect(data).toEqual({
      ...before,
      content: 'Maybe.',
      reply_count: 1,
      replies: [reply],
      updated_at: data.updated_at,
    })
    expect(data.updated_at > before.updated_at).toBe(true)
    expect((await list(wish_id)).data).toEqual([data])
  })

  test('200: a comment of the team becomes official and ordinary again', async () => {
    const { id } = await newWish(project)
    const { data } = await say(id, {}, { key: project.key })
    expect((await change(data.id, { is_official: true })).data.is_official).toBe(true)
    expect((await change(data.id, { is_official: false })).data.is_official).toBe(false)
  })

  test('400: a visitor’s comment is never official', async () => {
    const { id } = await newComment((await newWish(project)).id)
    expectRefusal(await change(id, { is_official: true }), 'VALIDATION_ERROR', 'is_official')
  })

  test.each([
    ['content', ''],
    ['content', null],
    ['content', 'a\0'],
    ['is_official', 'no'],
  ])('400: %s %j is refused', async (name, value) => {
    const { id } = await newComment((await newWish(project)).id)
    expectRefusal(await change(id, { [name]: value }), 'VALIDATION_ERROR', name)
  })

  test('404: an unknown comment', async () => {
    expectRefusal(await change(nobody, { content: 'x' }), 'NOT_FOUND')
  })

  test('409: a deleted comment', async () => {
    const { id } = await newWish(project)
    const top = await newComment(id)
    await newComment(id, { parent_id: top.id })
    await remove(top.id)
    expectRefusal(await change(top.id, { content: 'Back again' }), 'CONFLICT')
  })
})

describe('DELETE /api/v1/comments/{id}', () => {
  test('200: an acknowledgement; a comment without replies is gone', async () => {
    const { id } = await newWish(project)
    const comment = await newComment(id)
    expect((await remove(comment.id)).body).toEqual({ success: true })
    expect((await list(id)).body).toMatchObject({ data: [], total: 0 })
    expect((await wishNow(project, id)).comment_count).toBe(0)
  })

  test('200: where replies hang on it a place without text and author stays, also in the database', async () => {
    const { id } = await newWish(project)
    const top = await newComment(id, { author_name: 'Ana', author_email: 'ana@example.com' })
    await newComment(id, { parent_id: top.id, content: 'A reply' })
    await remove(top.id)
    expect((await list(id)).data).toMatchObject([
      {
        id: top.id,
        content: '',
        author_name: 'Anonymous',
        author_type: 'anonymous',
        is_deleted: true,
        is_official: false,
        reply_count: 1,
        replies: [{ content: 'A reply', is_deleted: false }],
      },
    ])
    expect((await wishNow(project, id)).comment_count).toBe(1)
    expect(await db.comment.findUnique({ where: { id: top.id } })).toMatchObject({
      content: '',
      author_name: null,
      author_email: null,
    })
  })

  test('200: the place goes with its last reply', async () => {
    const { id } = await newWish(project)
    const top = await newComment(id)
    const [one, two] = [await newComment(id, { parent_id: top.id }), await newComment(id, { parent_id: top.id })]
    await remove(top.id)
    await remove(one.id)
    expect((await list(id)).data).toMatchObject([{ id: top.id, reply_count: 1, replies: [{ id: two.id }] }])
    await remove(two.id)
    expect((await list(id)).data).toEqual([])
    expect((await wishNow(project, id)).comment_count).toBe(0)
  })

  test('200: the place that is left can be deleted again, and nothing is counted twice', async () => {
    const { id } = await newWish(project)
    const top = await newComment(id)
    await newComment(id, { parent_id: top.id })
    await remove(top.id)
    expect((await remove(top.id)).status).toBe(200)
    expect((await wishNow(project, id)).comment_count).toBe(1)
  })

  test('404: an unknown comment, or one that is gone', async () => {
    const { id } = await newComment((await newWish(project)).id)
    await remove(id)
    for (const each of [id, nobody]) expectRefusal(await remove(each), 'NOT_FOUND')
  })

  test('a merge takes a thread along whole, and its undoing brings it back', async () => {
    const [from, into] = [await newWish(project), await newWish(project)]
    const top = await newComment(from.id)
    await send(wishes.merge, { key: project.key, params: { id: from.id }, body: { into: into.id } })
    await newComment(into.id, { parent_id: top.id })
    await send(wishes.unmerge, { key: project.key, params: { id: from.id } })
    expect((await list(from.id)).data).toMatchObject([{ id: top.id, reply_count: 1, replies: [{}] }])
    expect([(await wishNow(project, from.id)).comment_count, (await wishNow(project, into.id)).comment_count]).toEqual([
      2, 0,
    ])
  })
})
