import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { supportRequests } from '@/lib/contract/support-requests'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { newRequest } from '@/tests/support/access'
import { expectRefusal, newAddress, type Sent, send } from '@/tests/support/api'
import { DAY, HOUR, later } from '@/tests/support/at'
import { everyEndpoint } from '@/tests/support/endpoints'
import { hold, untilWaiting } from '@/tests/support/locks'
import { newRecords } from '@/tests/support/records'
import { newProject, newWish, type Project } from '@/tests/support/seeds'
import { validRequest } from '@/tests/support/valid-request'

const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })
const wishBody = ({ id }: Project, title = 'Dark mode') => ({ project_id: id, title, description: 'A secret of ours.' })
const suggest = (project: Project, key: string, sent: Sent = {}) =>
  send(wishes.createPublic, { body: wishBody(project), ...withKey(key), ...sent })
const wishesOf = ({ id }: Project) => db.wish.count({ where: { project_id: id } })

describe.each(everyEndpoint.filter(([, { creates }]) => creates))('%s', (_name, endpoint) => {
  test('with the same Idempotency-Key again replays the first answer', async () => {
    const project = await newProject()
    const sent = {
      ...validRequest(endpoint, await newRecords(project, endpoint), project.key),
      ...withKey(randomUUID()),
    }
    const rows = () => Promise.all([db.wish.count(), db.vote.count(), db.comment.count(), db.category.count()])
    const first = await send(endpoint, sent)
    expect(first.status).toBe(201)
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    const before = await rows()
    const again = await send(endpoint, sent)
    expect([again.status, again.text]).toEqual([201, first.text])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await rows()).toEqual(before)
  })

  test('takes no key that is empty, too long or has spaces', async () => {
    const project = await newProject()
    const sent = validRequest(endpoint, await newRecords(project, endpoint), project.key)
    for (const key of ['', 'a b', 'ä', 'x'.repeat(256)]) {
      expectRefusal(await send(endpoint, { ...sent, ...withKey(key) }), 'VALIDATION_ERROR', 'Idempotency-Key')
    }
    expect((await send(endpoint, { ...sent, ...withKey('x'.repeat(255)) })).status).toBeLessThan(300)
  })
})

test('a vote that was there already is replayed as 200', async () => {
  const { id } = await newWish(await newProject())
  const sent = { body: { wish_id: id, fingerprint: 'mine' } }
  await send(votes.cast, sent)
  const key = randomUUID()
  expect((await send(votes.cast, { ...sent, ...withKey(key) })).status).toBe(200)
  expect((await send(votes.cast, { ...sent, ...withKey(key) })).status).toBe(200)
})

describe('the same key with another request is refused', () => {
  test('with another body, query or path', async () => {
    const project = await newProject()
    const key = randomUUID()
    await suggest(project, key)
    expectRefusal(await suggest(project, key, { body: wishBody(project, 'Other') }), 'IDEMPOTENCY_KEY_REUSED')
    expectRefusal(await suggest(project, key, { query: { x: '1' } }), 'IDEMPOTENCY_KEY_REUSED')
    const { id } = await newWish(project)
    expectRefusal(await send(votes.cast, { body: { wish_id: id }, ...withKey(key) }), 'IDEMPOTENCY_KEY_REUSED')
    expect(await wishesOf(project)).toBe(2)
  })

  test('but the other spelling of the path is the same request', async () => {
    const project = await newProject()
    const key = randomUUID()
    const first = await suggest(project, key)
    expect((await suggest(project, key, { under: '/api/v1' })).text).toBe(first.text)
    expect(await wishesOf(project)).toBe(1)
  })
})

describe('a key is of one credential or address', () => {
  test('two addresses may use the same', async () => {
    const project = await newProject()
    const key = randomUUID()
    await suggest(project, key)
    expect((await suggest(project, key, { from: newAddress() })).headers.get('idempotency-replayed')).toBeNull()
    expect(await wishesOf(project)).toBe(2)
  })

  test('two API keys may use the same', async () => {
    const project = await newProject()
    const other = await createApiKey({ project_id: project.id })
    const key = randomUUID()
    const create = (apiKey: string) => send(wishes.create, { key: apiKey, body: wishBody(project), ...withKey(key) })
    const [one, two, again] = [await create(project.key), await create(other.key), await create(project.key)]
    expect(two.data.id).not.toBe(one.data.id)
    expect(again.data.id).toBe(one.data.id)
  })

  test('an API key may use it from anywhere', async () => {
    const project = await newProject()
    const key = randomUUID()
    const create = () =>
      send(wishes.create, { key: project.key, body: wishBody(project), from: newAddress(), ...withKey(key) })
    expect((await create()).text).toBe((await create()).text)
  })
})

describe('a refusal is not kept', () => {
  test('what is refused first may succeed under the same key', async () => {
    const project = await newProject()
    const { id } = await newWish(project, { status: 'declined' })
    const key = randomUUID()
    const vote = () => send(votes.cast, { body: { wish_id: id, fingerprint: 'mine' }, ...withKey(key) })
    expectRefusal(await vote(), 'CONFLICT')
    await send(wishes.update, { key: project.key, params: { id }, body: { status: 'planned' } })
    expect((await vote()).status).toBe(201)
  })

  test('a request that does not fit leaves the key free', async () => {
    const project = await newProject()
    const key = randomUUID()
    expectRefusal(await suggest(project, key, { body: { title: '' } }), 'VALIDATION_ERROR')
    expect((await suggest(project, key)).status).toBe(201)
  })
})

test('after 24 hours a key begins anew', async () => {
  const project = await newProject()
  const key = randomUUID()
  const first = await suggest(project, key)
  expect((await later(DAY - HOUR, () => suggest(project, key))).text).toBe(first.text)
  expect((await later(DAY + HOUR, () => suggest(project, key))).headers.get('idempotency-replayed')).toBeNull()
  expect(await wishesOf(project)).toBe(2)
})

test('what is kept for a replay cannot be read in the database', async () => {
  const project = await newProject()
  const key = randomUUID()
  const { data, text } = await suggest(project, key)
  const row = await db.idempotency_key.findFirstOrThrow({ where: { key } })
  const kept = JSON.stringify(row)
  for (const secret of [data.id, data.title, data.description, 'success', project.id])
    expect(kept).not.toContain(secret)
  const decoded = row.answer.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
  expect(decoded.join('')).not.toContain(data.title)
  expect(text).toContain(data.title)
  expect(Number(row.expires_at) - Date.now()).toBeGreaterThan(DAY - HOUR)
})

test('while the first request runs, a second with its key is told to wait and does nothing', async () => {
  const { id } = await newWish(await newProject())
  const vote = (key: string) => send(votes.cast, { body: { wish_id: id, fingerprint: 'mine' }, ...withKey(key) })
  const key = randomUUID()
  const held = await hold('wish', id)
  const first = vote(key)
  await untilWaiting()
  const second = await vote(key)
  expectRefusal(second, 'CONFLICT')
  expect(second.headers.get('retry-after')).toBe('1')
  await held.release()
  expect((await first).status).toBe(201)
  expect(await db.vote.count({ where: { wish_id: id } })).toBe(1)
  expect((await vote(key)).text).toBe((await first).text)
})

test('of many with one key at once, one makes a record', async () => {
  const project = await newProject()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => suggest(project, key)))
  expect(await wishesOf(project)).toBe(1)
  const made = answers.filter(({ status }) => status === 201)
  expect(new Set(made.map(({ text }) => text)).size).toBe(1)
  for (const answer of answers) if (answer.status !== 201) expectRefusal(answer, 'CONFLICT')
})

describe('with a customer’s proof', () => {
  const write = (id: string, token: string, key: string, address?: string) =>
    send(supportRequests.addMessage, {
      params: { id },
      query: { token },
      body: { content: 'The same words' },
      headers: { 'Idempotency-Key': key },
      ...(address && { from: address }),
    })

  test('a key is the proof’s own: another request’s token meets neither the answer nor the message', async () => {
    const [project, key] = [await newProject(), randomUUID()]
    const [mine, other] = [await newRequest(project), await newRequest(project, { user_email: 'bo@example.com' })]
    expect((await write(mine.id, mine.access_token, key)).status).toBe(201)
    expectRefusal(await write(mine.id, other.access_token, key), 'NOT_FOUND')
    expect((await write(other.id, other.access_token, key)).status).toBe(201)
  })

  test('a retry from another client address is the same message', async () => {
    const [project, key] = [await newProject(), randomUUID()]
    const { id, access_token } = await newRequest(project)
    const first = await write(id, access_token, key, newAddress())
    const again = await write(id, access_token, key, newAddress())
    expect(again.data).toEqual(first.data)
    expect(await db.support_message.count({ where: { support_request_id: id } })).toBe(1)
  })
})
