import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { comments } from '@/lib/contract/comments'
import type { Endpoint } from '@/lib/contract/endpoint'
import { portal } from '@/lib/contract/portal'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { expectRefusal, send } from '@/tests/support/api'
import { DAY, HOUR, later, SECOND } from '@/tests/support/at'
import { newProject, newWish, type Project } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

const writes: [string, Endpoint, (project: Project) => Promise<Fields>][] = [
  [
    'POST /portal/wishes',
    wishes.createPublic,
    async ({ id }) => ({ project_id: id, title: 'Dark mode', description: 'Please.' }),
  ],
  [
    'POST /portal/votes',
    votes.cast,
    async (project) => ({ wish_id: (await newWish(project)).id, fingerprint: 'mine' }),
  ],
  [
    'POST /api/v1/votes',
    votes.castByV1,
    async (project) => ({ wish_id: (await newWish(project)).id, fingerprint: 'mine' }),
  ],
  [
    'POST /api/v1/comments',
    comments.create,
    async (project) => ({ wish_id: (await newWish(project)).id, content: 'Yes.' }),
  ],
]

const tokenFor = async ({ id }: Project) => (await send(portal.botToken, { query: { project_id: id } })).data.token
const ago = (milliseconds: number) => Date.now() - milliseconds
const seconds = (milliseconds: number) => Math.floor(milliseconds / SECOND)

describe.each(writes)('%s', (_name, endpoint, bodyFor) => {
  const write = async (fields: Fields, project?: Project) => {
    const body = await bodyFor(project ?? (await newProject()))
    return send(endpoint, { body: { ...body, ...fields } })
  }

  test.each([
    ['no field', {}],
    ['an empty honeypot', { _hp: '' }],
    ['fields that are null', { _hp: null, _timestamp: null, _token: null }],
    ['a form opened 5 s ago, in milliseconds', { _timestamp: ago(5 * SECOND) }],
    ['a form opened 5 s ago, in seconds', { _timestamp: seconds(ago(5 * SECOND)) }],
    ['a form opened nearly a day ago', { _timestamp: ago(DAY - HOUR) }],
    ['a form opened nearly a day ago, in seconds', { _timestamp: seconds(ago(DAY - HOUR)) }],
  ])('%s is welcome', async (_what, fields) => {
    expect((await write(fields)).status).toBe(201)
  })

  test.each([
    ['a filled honeypot', { _hp: 'http://spam.example' }],
    ['a form sent at once', { _timestamp: Date.now() + HOUR }],
    ['a form opened a day ago', { _timestamp: ago(DAY + SECOND) }],
    ['a form opened a day ago, in seconds', { _timestamp: seconds(ago(DAY + 2 * SECOND)) }],
    ['a form opened in 1970', { _timestamp: 0 }],
    ['a form opened before time', { _timestamp: -5 }],
    ['a form from the far future', { _timestamp: Number.MAX_SAFE_INTEGER }],
    ['no token at all', { _token: '' }],
    ['a token that is none', { _token: 'x.y.z' }],
    ['a token without end', { _token: 'x'.repeat(100_000) }],
    ['a token that cannot be', { _token: '\0\ud800' }],
  ])('%s is refused', async (_what, fields) => {
    expectRefusal(await write(fields), 'BOT_DETECTED')
  })

  test('a form sent within two seconds is refused', async () => {
    expectRefusal(await write({ _timestamp: Date.now() }), 'BOT_DETECTED')
    expectRefusal(await write({ _timestamp: seconds(Date.now()) + 1 }), 'BOT_DETECTED')
  })

  test.each([
    ['_hp', 7],
    ['_timestamp', 'yesterday'],
    ['_timestamp', 1.5],
    ['_token', {}],
  ])('%s %j is no such field', async (name, value) => {
    expectRefusal(await write({ [name]: value }), 'VALIDATION_ERROR', name)
  })

  test('a token is good once', async () => {
    const project = await newProject()
    const _token = await tokenFor(project)
    expect((await write({ _token }, project)).status).toBe(201)
    expectRefusal(await write({ _token }, project), 'BOT_DETECTED')
  })

  test('a token of another project is refused', async () => {
    expectRefusal(await write({ _token: await tokenFor(await newProject()) }), 'BOT_DETECTED')
  })

  test('a token that has run out is refused', async () => {
    const project = await newProject()
    const _token = await tokenFor(project)
    const answer = await later(3 * HOUR, () => write({ _token }, project))
    expectRefusal(answer, 'BOT_DETECTED')
  })

  test('a token that somebody else has signed, or changed, is refused', async () => {
    const project = await newProject()
    const claims = new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(project.id)
      .setJti('x')
      .setExpirationTime('1h')
    const forged = await claims.sign(new TextEncoder().encode('another secret of thirty-two bytes'))
    const [head, body, signature] = (await tokenFor(project)).split('.')
    const none = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${body}.`
    for (const _token of [forged, none, `${head}.${forged.split('.')[1]}.${signature}`]) {
      expectRefusal(await write({ _token }, project), 'BOT_DETECTED')
    }
  })

  test('where the project requires them, both fields must be there', async () => {
    const strict = await newProject({ require_bot_fields: true })
    const _timestamp = ago(5 * SECOND)
    expectRefusal(await write({}, strict), 'BOT_DETECTED')
    expectRefusal(await write({ _timestamp }, strict), 'BOT_DETECTED')
    expectRefusal(await write({ _token: await tokenFor(strict) }, strict), 'BOT_DETECTED')
    expect((await write({ _timestamp, _token: await tokenFor(strict) }, strict)).status).toBe(201)
  })
})

test('of many who use one token at once, one is served', async () => {
  const project = await newProject()
  const _token = await tokenFor(project)
  const body = { project_id: project.id, title: 'Dark mode', description: 'Please.', _token }
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(wishes.createPublic, { body })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 201) expectRefusal(answer, 'BOT_DETECTED')
})

test('a request that is refused for something else does not use its token up', async () => {
  const project = await newProject()
  const wish = await newWish(project, { status: 'declined' })
  const body = { wish_id: wish.id, fingerprint: 'mine', _token: await tokenFor(project) }
  expectRefusal(await send(votes.cast, { body }), 'CONFLICT')
  await send(wishes.update, { key: project.key, params: { id: wish.id }, body: { status: 'planned' } })
  expect((await send(votes.cast, { body })).status).toBe(201)
})
