import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@/lib/contract/endpoint'
import { db } from '@/lib/db'
import { newApiKey } from '@/lib/domain/access/api-key-text'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { setEnv } from '@/lib/env'
import { sha256 } from '@/lib/secret'
import { ask, expectRefusal, type Sent, send } from '@/tests/support/api'
import { adminEndpoints, everyEndpoint, publicEndpoints } from '@/tests/support/endpoints'
import { newRecords, type Records } from '@/tests/support/records'
import { newProject, type Project } from '@/tests/support/seeds'
import { validRequest } from '@/tests/support/valid-request'
import { withModel } from '@/tests/support/with-model'

let ours: Project
let theirs: Project
let mine: Records
let foreign: Records

beforeAll(async () => {
  setEnv({ RATE_LIMIT_SCALE: '100' })
  ours = await newProject()
  theirs = await newProject()
  mine = await newRecords(ours)
  foreign = await newRecords(theirs)
})

withModel()

const brokenChecksum = (key: string) => key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')

async function revokedKey(): Promise<string> {
  const { key } = await createApiKey({ project_id: ours.id })
  await db.api_key.update({ where: { hash: sha256(key) }, data: { revoked_at: new Date() } })
  return key
}

async function expiredKey(): Promise<string> {
  return (await createApiKey({ project_id: ours.id, expires_at: new Date(Date.now() - 1000) })).key
}

/** Records that a request may use up; reading uses up none, but what the help center shows is what was made live last, and a project has one logo. */
const records = async (endpoint: Endpoint) =>
  endpoint.method === 'GET' && !/^\/portal\/(help|projects)/.test(endpoint.path) ? mine : newRecords(ours, endpoint)

describe.each(adminEndpoints)('%s', (_name, endpoint: Endpoint) => {
  const valid = async (): Promise<Sent> => validRequest(endpoint, await records(endpoint))

  test('answers a key of the project, and allows no web page of another origin', async () => {
    const { status, headers } = await send(endpoint, { ...(await valid()), key: ours.key })
    expect(status).toBe(endpoint.creates ? 201 : 200)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect((await send(endpoint)).headers.get('access-control-allow-origin')).toBeNull()
  })

  test('takes the key as X-API-Key too', async () => {
    expect((await send(endpoint, { ...(await valid()), headers: { 'X-API-Key': ours.key } })).status).toBeLessThan(300)
  })

  test.each([
    ['no key', async () => ({})],
    ['an empty Authorization header', async () => ({ headers: { Authorization: '' } })],
    ['another scheme', async () => ({ headers: { Authorization: `Basic ${btoa(`x:${ours.key}`)}` } })],
    ['a malformed key', async () => ({ key: 'app_short' })],
    ['a key with a broken checksum', async () => ({ key: brokenChecksum(ours.key) })],
    ['an unknown key', async () => ({ key: newApiKey() })],
    ['a revoked key', async () => ({ key: await revokedKey() })],
    ['an expired key', async () => ({ key: await expiredKey() })],
  ])('refuses %s with 401 and a challenge', async (_what, proof) => {
    const { status, error, headers } = await send(endpoint, { ...validRequest(endpoint, mine), ...(await proof()) })
    expect([status, error.code]).toEqual([401, 'UNAUTHORIZED'])
    expect(headers.get('www-authenticate')).toBe('Bearer')
  })

  const reads = endpoint.method === 'GET' || endpoint.reads
  test(reads ? 'answers a key that may read' : 'refuses a key that may only read', async () => {
    const { status, error } = await send(endpoint, { ...validRequest(endpoint, mine), key: ours.readKey })
    if (reads) expect(status).toBe(200)
    else expect([status, error.code]).toEqual([403, 'FORBIDDEN'])
  })

  const namesProject = [endpoint.query, endpoint.body].some((part) => part && 'project_id' in part.shape)
  if (namesProject)
    test('refuses to serve another project with 403', async () => {
      const { status, error } = await send(endpoint, { ...validRequest(endpoint, foreign), key: ours.key })
      expect([status, error.code]).toEqual([403, 'FORBIDDEN'])
    })

  test('refuses a request that names another project anywhere', async () => {
    const request = validRequest(endpoint, mine, ours.key)
    const query = { ...request.query, project_id: theirs.id }
    expectRefusal(await ask(endpoint.method, endpoint.path, { ...request, query }), 'FORBIDDEN')
    if (!endpoint.body || endpoint.multipart) return
    const body = { ...(request.body as object), project_id: theirs.id }
    expectRefusal(await ask(endpoint.method, endpoint.path, { ...request, body }), 'FORBIDDEN')
  })

  if (endpoint.params)
    test("does not know another project's record", async () => {
      const { params = {} } = validRequest(endpoint, foreign)
      const { status, error } = await send(endpoint, { ...validRequest(endpoint, mine), params, key: ours.key })
      const namesProject = 'projectId' in params || endpoint.path.includes('/projects/{id}')
      expect([status, error.code]).toEqual(namesProject ? [403, 'FORBIDDEN'] : [404, 'NOT_FOUND'])
    })
})

test('what was refused has changed nothing of the other project', async () => {
  const { wish_id, into, category_id, comment_id } = foreign
  const theirWishes = () => db.wish.count({ where: { project_id: theirs.id } })
  const before = await theirWishes()
  for (const [, endpoint] of adminEndpoints) {
    if (endpoint.method !== 'GET')
      await ask(endpoint.method, endpoint.path, { ...validRequest(endpoint, foreign), key: ours.key })
  }
  expect(
    await db.wish.count({
      where: { id: { in: [wish_id, into] }, title: 'Dark mode', merged_into_id: null, vote_count: { in: [0, 1] } },
    }),
  ).toBe(2)
  expect(await db.category.count({ where: { id: category_id } })).toBe(1)
  expect(await db.comment.count({ where: { id: comment_id, content: 'Yes please.' } })).toBe(1)
  expect(await theirWishes()).toBe(before)
})

test.each(publicEndpoints)('%s answers without a key, to any web page', async (_name, endpoint) => {
  const { status, headers } = await send(endpoint, validRequest(endpoint, await records(endpoint)))
  expect(status).toBeLessThan(300)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-expose-headers')).toContain('X-Request-Id')
})

const others = everyEndpoint.filter(([, { access }]) => access !== 'admin')

test.each(others)('%s answers 201 when it makes a record, else 200', async (_name, endpoint) => {
  const sent = validRequest(endpoint, await newRecords(ours, endpoint), ours.key)
  if (endpoint.path.endsWith('/votes') && sent.body)
    Object.assign(sent.body, { fingerprint: 'new', email: 'new@example.com' })
  expect((await send(endpoint, sent)).status).toBe(endpoint.creates ? 201 : 200)
})
