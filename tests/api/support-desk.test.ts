import { beforeAll, describe, expect, test } from 'vitest'
import { supportDesk } from '@/lib/contract/support-desk'
import { db } from '@/lib/db'
import { newRequest } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { later, SECOND } from '@/tests/support/at'
import { atDesk, change, listed, note, readAs, reply, write } from '@/tests/support/desk'
import { newArticle, newFlow, newHelp } from '@/tests/support/help'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

let project: Project
let other: Project
beforeAll(async () => {
  project = await newProject()
  other = await newProject()
})

const draftOf = (support_request_id: string) =>
  db.support_ai_draft.create({
    data: { project_id: project.id, support_request_id, state: 'ready', kind: 'grounded', content: 'A draft.' },
  })

describe('GET /api/v1/support-requests/{id}', () => {
  test('200: all messages, the history, what the customer read, and the waiting draft', async () => {
    const help = await newHelp(project)
    const made = await newRequest(project, { viewed_article_ids: [help.article.id] })
    const draft = await draftOf(made.id)
    const internal = (await note(project, made.id, { author_name: 'Bo' })).data
    const { access_token, magic_link, ...record } = made
    expect(await atDesk(project, made.id)).toEqual({
      form_fields: [],
      ...record,
      end_user_id: null,
      version: 1,
      assignee: null,
      is_unread: false,
      first_replied_at: null,
      messages: [internal],
      history: [
        expect.objectContaining({ action: 'created', actor_type: 'user', changes: {} }),
        expect.objectContaining({ action: 'noted', actor_type: 'team_member', actor_name: 'Bo', changes: {} }),
      ],
      viewed_articles: [expect.objectContaining({ id: help.article.id, title: 'How to sign in' })],
      ai_draft: expect.objectContaining({ id: draft.id, content: 'A draft.' }),
      wishes: [],
    })
  })

  test('404: a request of another project, an unknown one', async () => {
    const theirs = await newRequest(other)
    for (const id of [theirs.id, nobody, 'x'])
      expectRefusal(await send(supportDesk.get, { key: project.key, params: { id } }), 'NOT_FOUND')
  })
})

describe('PATCH /api/v1/support-requests/{id}', () => {
  test('200: what is given changes, the version counts, the history says who and what', async () => {
    const made = await newRequest(project, { subject: 'Old' })
    const { status, data } = await later(SECOND, () =>
      change(project, made.id, { status: 'in_progress', priority: 'urgent', category: 'billing', subject: 'New' }),
    )
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'in_progress',
      priority: 'critical',
      category: 'billing',
      subject: 'New',
      version: 2,
      resolved_at: null,
    })
    expect(data.updated_at > made.updated_at).toBe(true)
    expect(data.history.at(-1)).toMatchObject({
      actor_type: 'team_member',
      actor_name: 'First key',
      action: 'changed',
      changes: {
        status: ['new', 'in_progress'],
        priority: ['medium', 'critical'],
        category: [null, 'billing'],
        subject: ['Old', 'New'],
      },
    })
  })

  test('200: resolved_at is when it was first done, through both ends, and gone when it is open again', async () => {
    const { id } = await newRequest(project)
    const resolved = (await change(project, id, { status: 'resolved' })).data.resolved_at
    expect(resolved).not.toBeNull()
    const closed = await later(SECOND, () => change(project, id, { status: 'closed' }))
    expect(closed.data.resolved_at).toBe(resolved)
    expect((await change(project, id, { status: 'open' })).data.resolved_at).toBeNull()
    const again = await later(2 * SECOND, () => change(project, id, { status: 'closed' }))
    expect(again.data.resolved_at).not.toBe(resolved)
  })

  test('200: what is so already is no change: neither version nor time nor history', async () => {
    const { id } = await newRequest(project)
    const before = await atDesk(project, id)
    const { data } = await later(SECOND, () =>
      change(project, id, { status: 'new', priority: 'medium', category: null }),
    )
    expect(data).toEqual(before)
  })

  test('409: a version that is not the present one changes nothing, and brings the fresh record', async () => {
    const made = await newRequest(project)
    await write(made)
    const fresh = await atDesk(project, made.id)
    const { error, status } = await change(project, made.id, { status: 'closed', version: 1 })
    expect([status, error.code]).toEqual([409, 'CONFLICT'])
    expect(error.current).toEqual(fresh)
    expect(await atDesk(project, made.id)).toEqual(fresh)
    expect((await change(project, made.id, { status: 'closed', version: fresh.version })).status).toBe(200)
  })

  test('two of the team with the same version: one changes it, the other is a CONFLICT', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await newRequest(project)
      const answers = await Promise.all(
        ['open', 'resolved'].map((status) => change(project, id, { status, version: 1 })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
      expect(lost?.error.current).toMatchObject({ status: won?.data.status, version: 2 })
    }
  })

  test.each([
    ['status', 'done'],
    ['priority', 'x'],
    ['category', 'x'],
    ['subject', ' '],
    ['version', 'x'],
  ])('400: %s %j', async (name, value) => {
    const { id } = await newRequest(project)
    expectRefusal(await change(project, id, { [name]: value }), 'VALIDATION_ERROR', name)
  })

  test('404: a request of another project', async () => {
    const { id } = await newRequest(other)
    expectRefusal(await change(project, id, { status: 'open' }), 'NOT_FOUND')
  })
})

describe('POST /api/v1/support-requests/{id}/messages', () => {
  test('201: a reply moves the request to waiting_on_customer, and comes with cards of articles', async () => {
    const { flow, article } = await newHelp(project)
    const second = await newArticle(project, flow.id, { title: 'Another' })
    const made = await newRequest(project)
    const { status, data } = await reply(project, made.id, { help_article_ids: [second.id, article.id] })
    expect(status).toBe(201)
    expect(data.author_name).toBe('Acme')
    expect(data.help_articles.map(({ title }) => title)).toEqual(['Another', 'How to sign in'])
    expect((await readAs(made)).data).toMatchObject({ status: 'waiting_on_customer', messages: [data] })
  })

  test('201: an internal note is the team’s alone and leaves the request as it was', async () => {
    const made = await newRequest(project)
    const before = (await readAs(made)).data
    const { data } = await later(SECOND, () => note(project, made.id))
    expect(data.is_internal).toBe(true)
    expect((await readAs(made)).data).toEqual(before)
    const desk = await atDesk(project, made.id)
    expect(desk.messages).toEqual([data])
    expect(desk.version).toBe(1)
  })

  test('201: a note may stand at a closed request', async () => {
    const { id } = await newRequest(project)
    await change(project, id, { status: 'closed' })
    expect((await note(project, id)).status).toBe(201)
  })

  test('201: the draft that a reply was made from is used up; used again it is a CONFLICT and nothing is sent', async () => {
    const made = await newRequest(project)
    const { id: ai_draft_id } = await draftOf(made.id)
    expect((await reply(project, made.id, { ai_draft_id })).status).toBe(201)
    expect((await atDesk(project, made.id)).ai_draft).toBeNull()
    expectRefusal(await reply(project, made.id, { ai_draft_id }), 'CONFLICT')
    expect((await readAs(made)).data.message_count).toBe(1)
  })

  test('400: an article of another project, one that is not published, an unknown one', async () => {
    const { id } = await newRequest(project)
    const { article: theirs } = await newHelp(other)
    const { collection } = await newHelp(project)
    const flow = await newFlow(project, collection.id, { name: 'More' })
    const hidden = await newArticle(project, flow.id, { title: 'Hidden', is_published: false })
    for (const article of [theirs.id, hidden.id, nobody]) {
      const { error } = await reply(project, id, { help_article_ids: [article] })
      expect([error.code, error.details?.[0]?.path]).toEqual([
        'VALIDATION_ERROR',
        expect.stringMatching(/^help_article_ids/),
      ])
    }
    expect((await atDesk(project, id)).messages).toEqual([])
  })

  test('409: a reply to a closed request, until it is reopened', async () => {
    const { id } = await newRequest(project)
    await change(project, id, { status: 'closed' })
    expectRefusal(await reply(project, id), 'CONFLICT')
    await change(project, id, { status: 'open' })
    expect((await reply(project, id)).status).toBe(201)
  })

  test('403 and 404: a key that may only read; a request of another project', async () => {
    const { id } = await newRequest(project)
    expectRefusal(await reply(project, id, {}, { key: project.readKey }), 'FORBIDDEN')
    expectRefusal(await reply(other, id), 'NOT_FOUND')
  })
})

describe('GET /api/v1/support-requests', () => {
  let desk: Project
  const ids: { [name: string]: string } = {}
  beforeAll(async () => {
    desk = await newProject()
    const given = {
      login: { subject: 'Cannot log in', description: 'Mein Passwort ist falsch.', user_email: 'Ana@Example.com' },
      crash: { subject: 'App crashes', description: 'On every start.', external_user_id: 'user-1' },
      invoice: { subject: 'Invoice missing', description: 'Where is it?' },
    }
    for (const [at, [name, fields]] of Object.entries(given).entries())
      ids[name] = (await later(at * SECOND, () => newRequest(desk, { user_email: null, ...fields }))).id
    await later(10 * SECOND, () => change(desk, ids.crash ?? '', { status: 'resolved', category: 'bug_report' }))
    await later(11 * SECOND, () => change(desk, ids.login ?? '', { priority: 'high' }))
    await note(desk, ids.invoice ?? '', { content: 'Ask the zebra about the café.' })
    await newRequest(other, { subject: 'Invoice missing too', description: 'zebra' })
  })

  const names = async (query: { [name: string]: string }) => {
    const { data, body } = await listed(desk, query)
    expect(body.total).toBe(data.length)
    return data.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))
  }

  test.each<[{ [name: string]: string }, string[]]>([
    [{}, ['login', 'crash', 'invoice']],
    [{ sort_by: 'created_at' }, ['invoice', 'crash', 'login']],
    [{ sort_by: 'created_at', sort_order: 'asc' }, ['login', 'crash', 'invoice']],
    [{ sort_order: 'asc' }, ['invoice', 'crash', 'login']],
    [{ status: 'unresolved' }, ['login', 'invoice']],
    [{ status: 'done' }, ['crash']],
    [{ status: 'new,resolved' }, ['login', 'crash', 'invoice']],
    [{ status: 'open' }, []],
    [{ priority: 'high' }, ['login']],
    [{ category: 'bug_report' }, ['crash']],
    [{ category: 'bug_report', priority: 'high' }, []],
    [{ email: 'ANA@example.COM' }, ['login']],
    [{ external_user_id: 'user-1' }, ['crash']],
    [{ search: '2' }, ['crash']],
    [{ search: '#3' }, ['invoice']],
    [{ search: '#99' }, []],
    [{ search: 'invoices' }, ['invoice']],
    [{ search: 'passw' }, ['login']],
    [{ search: 'invoice zebra' }, ['invoice']],
    [{ search: 'CAFE' }, ['invoice']],
    [{ search: 'invoice crash' }, []],
    [{ search: 'start', status: 'new' }, []],
    [{ search: "'); --" }, []],
  ])('200: %j finds %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('200: pages, with version and without messages', async () => {
    const { data, body } = await listed(desk, { per_page: '2', page: '2' })
    expect(body).toMatchObject({ page: 2, per_page: 2, total: 3, total_pages: 2 })
    expect(data).toMatchObject([{ id: ids.invoice, version: 1 }])
    expect(data[0]).not.toHaveProperty('messages')
  })

  test('200: who asks is found by name and address, also by how they begin, and no longer by a name that was erased', async () => {
    const { id } = await newRequest(desk, {
      subject: 'Shoes',
      user_name: 'Mårta Nowak',
      user_email: 'Marta.N@mail.example.org',
    })
    for (const search of ['Marta Nowak', 'nowak', 'now', 'marta.n@mail.example.org', 'marta.n@mail', 'nowak shoes'])
      expect((await listed(desk, { search })).data).toMatchObject([{ id }])
    await db.support_request.update({ where: { id }, data: { user_name: null } })
    expect((await listed(desk, { search: 'nowak' })).data).toEqual([])
    expect((await listed(desk, { search: 'marta.n@mail.example.org' })).data).toMatchObject([{ id }])
  })

  test('200: a changed subject is found by its new words and no longer by its old', async () => {
    const { id } = await newRequest(desk, { subject: 'Giraffe', description: 'x', user_email: null })
    await change(desk, id, { subject: 'Hippo' })
    expect((await listed(desk, { search: 'giraffe' })).data).toEqual([])
    expect((await listed(desk, { search: 'hippo' })).data).toMatchObject([{ id }])
  })

  test.each([
    ['status', 'x'],
    ['priority', 'x'],
    ['category', 'x'],
    ['sort_by', 'x'],
    ['sort_order', 'x'],
    ['page', '0'],
  ])('400: %s %s', async (name, value) => {
    expectRefusal(await listed(desk, { [name]: value }), 'VALIDATION_ERROR', name)
  })

  test('403: another project', async () => {
    expectRefusal(await send(supportDesk.list, { key: desk.key, query: { project_id: other.id } }), 'FORBIDDEN')
  })
})
