import { beforeAll, describe, expect, test } from 'vitest'
import { supportDesk } from '@/lib/contract/support-desk'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { newSupportToken } from '@/lib/domain/support/access/support-token'
import { ana, keepLogin, newRequest, newSession } from '@/tests/support/access'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { DAY, later, SECOND } from '@/tests/support/at'
import { atDesk, change, readAs, reply, write } from '@/tests/support/desk'
import { download, inDataFolder, rowOf, upload } from '@/tests/support/files'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

inDataFolder()

let project: Project
let other: Project
beforeAll(async () => {
  project = await newProject()
  other = await newProject()
})

const portal = [
  ['GET', supportRequests.get],
  ['GET messages', supportRequests.listMessages],
  ['POST messages', supportRequests.addMessage],
] as const

type Portal = (typeof portal)[number][1]
const ask = (endpoint: Portal, id: string, sent: Sent) =>
  send(endpoint, { params: { id }, ...(endpoint.method === 'POST' && { body: { content: 'Hello?' } }), ...sent })

describe.each(portal)('%s of a request of the portal', (_name, endpoint) => {
  const good = endpoint.method === 'POST' ? 201 : 200

  test('its access token, a link and a session of its address open it, by every way that they come', async () => {
    const { id, access_token } = await newRequest(project)
    const link = await keepLogin(project, 'ANA@example.com', '123456')
    const session = await newSession(project)
    const ways: Sent[] = [
      { query: { token: access_token } },
      { query: { token: link } },
      { query: { token: session } },
      { headers: { Authorization: `Bearer ${session}` } },
      { headers: { 'X-Session-Token': session } },
    ]
    for (const sent of ways) expect((await ask(endpoint, id, sent)).status).toBe(good)
  })

  test('401: without a proof, with an unknown, a malformed and an expired one', async () => {
    const { id, access_token } = await newRequest(project)
    const tokens = [newSupportToken('request'), newSupportToken('link'), newSupportToken('session'), 'rqt_x', 'x']
    expectRefusal(await ask(endpoint, id, {}), 'UNAUTHORIZED')
    for (const token of tokens) expectRefusal(await ask(endpoint, id, { query: { token } }), 'UNAUTHORIZED')
    await db.support_access_token.updateMany({
      where: { support_request_id: id },
      data: { expires_at: new Date(Date.now() + DAY) },
    })
    const expired = await later(2 * DAY, () => ask(endpoint, id, { query: { token: access_token } }))
    expectRefusal(expired, 'UNAUTHORIZED')
  })

  test('404: with the proof of another request, another address and another project; an unknown id', async () => {
    const { id, access_token } = await newRequest(project)
    const strangers = [
      (await newRequest(project)).access_token,
      await newSession(project, 'eve@example.com'),
      await keepLogin(project, 'eve@example.com', '123456'),
      await newSession(other),
      (await newRequest(other)).access_token,
    ]
    for (const token of strangers) expectRefusal(await ask(endpoint, id, { query: { token } }), 'NOT_FOUND')
    for (const unknown of [nobody, 'x'])
      expectRefusal(await ask(endpoint, unknown, { query: { token: access_token } }), 'NOT_FOUND')
    expect(await db.support_message.count({ where: { support_request_id: id } })).toBe(0)
  })

  test('403: naming another project than the proof’s', async () => {
    const { id, access_token: token } = await newRequest(project)
    expectRefusal(await ask(endpoint, id, { query: { token, project_id: other.id } }), 'FORBIDDEN')
  })
})

describe('GET /portal/support-requests/{id}', () => {
  test('200: the record with its public messages, oldest first, and of the addresses the customer’s own', async () => {
    const made = await newRequest(project, { user_name: 'Ana', subject: 'Password' })
    const said = (await write(made)).data
    const answered = (await later(SECOND, () => reply(project, made.id, { author_name: 'Bo' }))).data
    const { access_token, magic_link, ...record } = made
    const { status, data } = await readAs(made)
    expect(status).toBe(200)
    expect(data).toEqual({
      ...record,
      status: 'waiting_on_customer',
      message_count: 2,
      updated_at: answered.created_at,
      last_message_at: answered.created_at,
      messages: [said, answered],
    })
    expect(said).toEqual({
      id: said.id,
      support_request_id: made.id,
      author_type: 'user',
      author_name: 'Ana',
      author_email: ana,
      is_ai: false,
      content: 'It still happens.',
      is_internal: false,
      attachments: [],
      help_articles: [],
      created_at: said.created_at,
    })
    expect(answered).toMatchObject({ author_type: 'team_member', author_name: 'Bo', author_email: null })
    const list = await send(supportRequests.listMessages, { params: { id: made.id }, query: { token: access_token } })
    expect(list.body).toMatchObject({ data: [said, answered], total: 2, page: 1, total_pages: 1 })
  })

  test('200: the address of somebody else who wrote is the team’s to see', async () => {
    const made = await newRequest(project)
    await db.support_message.create({
      data: {
        project_id: project.id,
        support_request_id: made.id,
        author_type: 'user',
        author_email: 'boss@example.com',
        content: 'Me too.',
      },
    })
    expect((await readAs(made)).data.messages[0]?.author_email).toBeNull()
    expect((await atDesk(project, made.id)).messages[0]?.author_email).toBe('boss@example.com')
  })
})

describe('POST /portal/support-requests/{id}/messages', () => {
  test('201: a message moves a resolved request to open and its resolved_at away; the history says so', async () => {
    const made = await newRequest(project, { user_name: 'Ana' })
    await change(project, made.id, { status: 'resolved' })
    expect((await readAs(made)).data.resolved_at).not.toBeNull()
    expect((await write(made)).status).toBe(201)
    const { data } = await readAs(made)
    expect(data).toMatchObject({ status: 'open', resolved_at: null, message_count: 1 })
    const last = (await atDesk(project, made.id)).history.at(-1)
    expect(last).toMatchObject({
      actor_type: 'user',
      actor_name: 'Ana',
      action: 'replied',
      changes: { status: ['resolved', 'open'] },
    })
  })

  test('201: files come along, shown at addresses that work, and are kept', async () => {
    const made = await newRequest(project)
    const { data: file } = await upload(project.id)
    const { data } = await write(made, { attachments: [file] })
    expect(data.attachments).toEqual([{ ...file, url: expect.any(String) }])
    expect(data.attachments[0]).not.toHaveProperty('file_id')
    expect((await rowOf(file.url))?.linked_at).not.toBeNull()
    const shown = await later(2 * DAY, async () => {
      const { data } = await readAs(made)
      const { url = '' } = data.messages[0]?.attachments[0] ?? {}
      return { url, status: (await download(url)).status }
    })
    expect(shown.url).not.toBe(file.url)
    expect(shown.status).toBe(200)
  })

  test.each([
    ['content', undefined],
    ['content', ' '],
    ['content', 'x'.repeat(20_001)],
    ['content', 'a\0'],
    ['is_internal', true],
    ['help_article_ids', [nobody]],
    ['attachments', 'x'],
  ])('400: %s %j is refused and nothing is kept', async (name, value) => {
    const made = await newRequest(project)
    const { error } = await write(made, { [name]: value })
    expect(error.code).toBe('VALIDATION_ERROR')
    expect(error.details?.[0]?.path).toMatch(new RegExp(`^${name}`))
    expect((await readAs(made)).data).toMatchObject({ message_count: 0, messages: [] })
  })

  test('400: an 11th file, another project’s file', async () => {
    const made = await newRequest(project)
    const file = { name: 'a.png', mime_type: 'image/png', size: 1, url: 'https://example.com/a.png' }
    expectRefusal(await write(made, { attachments: Array(11).fill(file) }), 'VALIDATION_ERROR', 'attachments')
    const { data: theirs } = await upload(other.id)
    expectRefusal(await write(made, { attachments: [theirs] }), 'VALIDATION_ERROR', 'attachments.0.url')
    expect((await readAs(made)).data.message_count).toBe(0)
  })

  test('409: a closed request; the files stay unlinked', async () => {
    const made = await newRequest(project)
    await change(project, made.id, { status: 'closed' })
    const { data: file } = await upload(project.id)
    expectRefusal(await write(made, { attachments: [file] }), 'CONFLICT')
    expect((await rowOf(file.url))?.linked_at).toBeNull()
    expect((await readAs(made)).data).toMatchObject({ status: 'closed', message_count: 0, messages: [] })
  })
})

describe('POST /api/v1/support-requests/{id}/messages/user/{externalUserId}', () => {
  const say = (id: string, externalUserId: string, body: Fields = {}, sent: Sent = {}) =>
    send(supportDesk.addUserMessage, {
      key: project.key,
      params: { id, externalUserId },
      body: { content: 'From the app.', ...body },
      ...sent,
    })

  test('201: a message in the name of the request’s own user', async () => {
    const made = await newRequest(project, { external_user_id: 'user 7/ä', user_name: 'Ana' })
    const { status, data } = await say(made.id, 'user 7/ä')
    expect(status).toBe(201)
    expect(data).toMatchObject({ author_type: 'user', author_name: 'Ana', content: 'From the app.' })
    expect((await readAs(made)).data.messages).toEqual([data])
  })

  test('403: another external user, also where the request has none', async () => {
    const made = await newRequest(project, { external_user_id: 'user-1' })
    const anonymous = await newRequest(project)
    for (const id of [made.id, anonymous.id]) expectRefusal(await say(id, 'user-2'), 'FORBIDDEN')
    expect((await readAs(made)).data.message_count).toBe(0)
  })

  test('404: a request of another project, an unknown one', async () => {
    const theirs = await newRequest(other, { external_user_id: 'user-1' })
    for (const id of [theirs.id, nobody, 'x']) expectRefusal(await say(id, 'user-1'), 'NOT_FOUND')
  })

  test('409: a closed request', async () => {
    const { id } = await newRequest(project, { external_user_id: 'user-1' })
    await change(project, id, { status: 'closed' })
    expectRefusal(await say(id, 'user-1'), 'CONFLICT')
  })

  test('401 and 403: no key, a key that may only read', async () => {
    const { id } = await newRequest(project, { external_user_id: 'user-1' })
    const params = { id, externalUserId: 'user-1' }
    expectRefusal(await send(supportDesk.addUserMessage, { params, body: { content: 'x' } }), 'UNAUTHORIZED')
    expectRefusal(await say(id, 'user-1', {}, { key: project.readKey }), 'FORBIDDEN')
  })

  test('400: no content', async () => {
    const { id } = await newRequest(project, { external_user_id: 'user-1' })
    expectRefusal(await say(id, 'user-1', { content: '' }), 'VALIDATION_ERROR', 'content')
  })
})
