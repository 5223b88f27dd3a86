import { afterEach, describe, expect, test } from 'vitest'
import { comments } from '@/lib/contract/comments'
import { portal } from '@/lib/contract/portal'
import { service } from '@/lib/contract/service'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { newApiKey } from '@/lib/domain/access/api-key-text'
import { setEnv } from '@/lib/env'
import { ask, expectRefusal, newAddress, type Sent, send } from '@/tests/support/api'
import { newProject, newWish, nobody } from '@/tests/support/seeds'

const scale = (value: number) => setEnv({ RATE_LIMIT_SCALE: String(value) })
afterEach(() => scale(1))

const cast = (sent: Sent = {}) => send(votes.cast, { body: { wish_id: nobody }, ...sent })
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  for (let n = 0; n < count; n += 1) results.push(await work())
  return results
}

/** A `RateLimit` or `RateLimit-Policy` header: the policy's name and its parameters. */
function policyOf(header: string | null) {
  const [, name, parameters = ''] = /^"(\w+)";(.*)$/.exec(header ?? '') ?? []
  return { name, ...Object.fromEntries(parameters.split(';').map((each) => [each[0], Number(each.slice(2))])) }
}

describe('the budgets', () => {
  const policy = async (answer: Promise<{ headers: Headers }>) =>
    policyOf((await answer).headers.get('ratelimit-policy'))

  test('of public reads, public writes and API keys are told in every answer', async () => {
    const { id, key } = await newProject()
    expect(await policy(send(service.health))).toEqual({ name: 'reads', q: 600, w: 60 })
    expect(await policy(cast())).toEqual({ name: 'writes', q: 60, w: 60 })
    expect(await policy(send(wishes.list, { key, query: { project_id: id } }))).toEqual({ name: 'key', q: 1200, w: 60 })
  })

  test('are multiplied by RATE_LIMIT_SCALE', async () => {
    scale(0.5)
    expect(await policy(cast())).toMatchObject({ q: 30 })
    scale(3)
    expect(await policy(cast())).toMatchObject({ q: 180 })
    scale(0.0001)
    expect(await policy(cast())).toMatchObject({ q: 1 })
  })

  test('shrink with every request, refused ones too', async () => {
    const left = async () => policyOf((await cast()).headers.get('ratelimit'))
    expect(await left()).toEqual({ name: 'writes', r: 59, t: 60 })
    expect(await left()).toMatchObject({ r: 58 })
  })
})

describe('429', () => {
  test('tells when to come back, also to web pages, and the request has no effect', async () => {
    scale(0.05)
    const { id, key } = await newProject()
    const wish = await newWish({ id, key, slug: '', readKey: '' })
    const vote = (fingerprint: string) => send(votes.cast, { body: { wish_id: wish.id, fingerprint } })
    for (const fingerprint of ['1', '2', '3']) expect((await vote(fingerprint)).status).toBe(201)
    const answer = await vote('4')
    expectRefusal(answer, 'RATE_LIMITED')
    expect(answer.status).toBe(429)
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(answer.error.message).toContain(`${seconds} seconds`)
    expect(policyOf(answer.headers.get('ratelimit'))).toEqual({ name: 'writes', r: 0, t: seconds })
    expect(policyOf(answer.headers.get('ratelimit-policy'))).toEqual({ name: 'writes', q: 3, w: 60 })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await db.vote.count({ where: { wish_id: wish.id } })).toBe(3)
  })

  test('public writes are counted for each endpoint, under all of its addresses, and each client address', async () => {
    scale(0.05)
    await times(3, cast)
    expectRefusal(await cast(), 'RATE_LIMITED')
    expectRefusal(await send(comments.create, { body: { wish_id: nobody, content: 'x' } }), 'NOT_FOUND')
    expectRefusal(await cast({ from: newAddress() }), 'NOT_FOUND')
    expect((await send(service.health)).status).toBe(200)
  })

  test('all addresses of an endpoint share its budget', async () => {
    scale(0.05)
    await times(3, cast)
    expectRefusal(await cast({ under: '/api/v1' }), 'RATE_LIMITED')
    expectRefusal(await send(votes.castByV1, { body: { wish_id: nobody } }), 'RATE_LIMITED')
  })

  test('what the team says with its key counts against the key alone', async () => {
    scale(0.05)
    const { key } = await newProject()
    const say = (sent: Sent) => send(comments.create, { body: { wish_id: nobody, content: 'x' }, ...sent })
    const answer = await times(5, () => say({ key }))
    expect(policyOf(answer[4]?.headers.get('ratelimit') ?? null)).toMatchObject({ name: 'key', r: 55 })
    expectRefusal(await say({}), 'NOT_FOUND')
  })

  test('public reads share one budget of the address, HEAD among them', async () => {
    scale(0.005)
    const { id } = await newProject()
    await send(service.health)
    await send(portal.botToken, { query: { project_id: id } })
    expect((await ask('HEAD', '/api/v1/health')).status).toBe(200)
    expectRefusal(await send(wishes.listPublic, { query: { project_id: id } }), 'RATE_LIMITED')
    expectRefusal(await send(service.health), 'RATE_LIMITED')
    expect((await ask('HEAD', '/api/v1/health')).status).toBe(429)
    expect((await send(service.health, { from: newAddress() })).status).toBe(200)
  })

  test('an API key has one budget, from wherever it comes', async () => {
    scale(0.0025)
    const [one, two] = [await newProject(), await newProject()]
    const list = ({ id, key }: typeof one, sent: Sent = {}) =>
      send(wishes.list, { key, query: { project_id: id }, ...sent })
    await times(3, () => list(one, { from: newAddress() }))
    expectRefusal(await list(one, { from: newAddress() }), 'RATE_LIMITED')
    expect((await list(two)).status).toBe(200)
  })

  test('of many requests at once exactly as many pass as there are', async () => {
    scale(0.1)
    const answers = await Promise.all(Array.from({ length: 30 }, () => cast()))
    const codes = answers.map(({ error }) => error.code)
    expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(6)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(24)
  })
})

describe('a refused try with an unknown key', () => {
  const tryKey = (key: string, sent: Sent = {}) => send(wishes.get, { params: { id: nobody }, key, ...sent })

  test('counts tenfold: of 60 a minute there are six', async () => {
    const answers = await times(7, () => tryKey(newApiKey()))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 429])
    expectRefusal(await tryKey(newApiKey()), 'RATE_LIMITED')
  })

  test('is held against the address alone: a good key goes on, and so do others', async () => {
    const { key } = await newProject()
    await times(7, () => tryKey(newApiKey()))
    expectRefusal(await tryKey(key), 'NOT_FOUND')
    expectRefusal(await tryKey(newApiKey(), { from: newAddress() }), 'UNAUTHORIZED')
  })

  test('is not what a mistyped key is: that one is told without a look', async () => {
    const { key } = await newProject()
    const mistyped = key.slice(0, -1) + (key.endsWith('x') ? 'y' : 'x')
    const answers = await times(9, () => tryKey(mistyped))
    expect(answers.every(({ status }) => status === 401)).toBe(true)
  })

  test('counts where visitors may prove to be of the team, too', async () => {
    const say = () => send(comments.create, { body: { wish_id: nobody, content: 'x' }, key: newApiKey() })
    const answers = await times(7, say)
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 429])
  })
})
