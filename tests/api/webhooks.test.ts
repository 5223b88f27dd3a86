import { beforeAll, describe, expect, test } from 'vitest'
import { webhooks } from '@/lib/contract/webhooks'
import { db } from '@/lib/db'
import { setEnv } from '@/lib/env'
import { unseal } from '@/lib/secret'
import { expectRefusal, send } from '@/tests/support/api'
import { DAY, later, SECOND } from '@/tests/support/at'
import { newProject, nobody, type Project } from '@/tests/support/seeds'
import { deliveriesOf, deliveryNow, newEvent, newReceiver, newWebhook, work } from '@/tests/support/webhooks'

type Fields = { [name: string]: unknown }

const url = 'https://example.com/hook'

let project: Project
let other: Project
beforeAll(async () => {
  project = await newProject()
  other = await newProject()
})

const create = ({ id, key }: Project, fields: Fields = {}, headers = {}) =>
  send(webhooks.create, { key, headers, body: { project_id: id, url, ...fields } })
const update = ({ key }: Project, id: string, body: Fields) => send(webhooks.update, { key, params: { id }, body })
const remove = ({ key }: Project, id: string) => send(webhooks.remove, { key, params: { id } })
const rotate = ({ key }: Project, id: string) => send(webhooks.rotateSecret, { key, params: { id } })
const trial = ({ key }: Project, id: string) => send(webhooks.test, { key, params: { id } })
const redeliver = ({ key }: Project, id: string) => send(webhooks.redeliver, { key, params: { id } })
const list = ({ id, key }: Project, query: { [name: string]: string } = {}) =>
  send(webhooks.list, { key, query: { project_id: id, ...query } })
const rowOf = (id: string) => db.webhook.findUniqueOrThrow({ where: { id } })

/** Everything that may not be called, in every notation that somebody has thought of. */
const inward = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://localhost:8080/',
  'http://db.localhost./',
  'http://10.0.0.1/',
  'http://172.20.1.1/',
  'http://192.168.0.10/hook',
  'http://169.254.169.254/latest/meta-data',
  'http://0xa9fea9fe/',
  'http://100.100.100.200/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[64:ff9b::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
]

describe('POST /api/v1/webhooks', () => {
  test('registers one that is told of everything, and shows its secret', async () => {
    const { status, data } = await create(project, { description: '  ' })
    expect(status).toBe(201)
    expect(data).toEqual({
      id: expect.any(String),
      project_id: project.id,
      url,
      types: ['*'],
      description: null,
      enabled: true,
      disabled_at: null,
      created_at: expect.any(String),
      updated_at: data.created_at,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    })
    expect((await create(project)).data.secret).not.toBe(data.secret)
  })

  test('keeps the secret sealed', async () => {
    const { id, secret } = (await create(project)).data
    const row = await rowOf(id)
    expect(JSON.stringify(row)).not.toContain(secret.slice(6))
    expect(await unseal('webhook', row.secret)).toBe(secret)
  })

  test('takes types, each once; * swallows the others', async () => {
    const types = ['wish_created', 'license_key_minted', 'wish_created']
    expect((await create(project, { types })).data.types).toEqual(['wish_created', 'license_key_minted'])
    expect((await create(project, { types: ['wish_created', '*'] })).data.types).toEqual(['*'])
  })

  test('may be switched off from the start', async () => {
    const { data } = await create(project, { enabled: false })
    expect(data).toMatchObject({ enabled: false, disabled_at: data.created_at })
  })

  test('answers a repeat under the same Idempotency-Key with the same secret', async () => {
    const headers = { 'Idempotency-Key': 'hook-1' }
    const [first, again] = [await create(project, {}, headers), await create(project, {}, headers)]
    expect(again.data).toEqual(first.data)
    const kept = await db.idempotency_key.findMany()
    expect(JSON.stringify(kept)).not.toContain(first.data.secret.slice(6))
  })

  test.each(inward)('refuses %s', async (url) => {
    const answered = await create(project, { url })
    expectRefusal(answered, 'VALIDATION_ERROR', 'url')
    expect(answered.error.message).toContain('private or internal')
  })

  test.each([
    'example.com/hook',
    'ftp://example.com/',
    'javascript:alert(1)',
    'https://',
    'https://ana:pw@example.com/',
  ])('refuses %s', async (url) => expectRefusal(await create(project, { url }), 'VALIDATION_ERROR', 'url'))

  test.each(['', ' '])('refuses the url %j', async (url) =>
    expectRefusal(await create(project, { url }), 'VALIDATION_ERROR', 'url'),
  )

  test.each([[[]], [['webhook_test']], [['nothing']], ['*']])('refuses the types %j', async (types) => {
    const { error } = await create(project, { types })
    expect([error.code, error.details?.[0]?.path.split('.')[0]]).toEqual(['VALIDATION_ERROR', 'types'])
  })

  test('lets in what WEBHOOK_ALLOW_CIDRS opens, but never a metadata address', async () => {
    setEnv({ WEBHOOK_ALLOW_CIDRS: '0.0.0.0/0,::/0' })
    try {
      expect((await create(project, { url: 'http://10.0.0.1/' })).status).toBe(201)
      for (const url of ['http://169.254.169.254/', 'http://0xa9fea9fe/', 'http://[::ffff:a9fe:a9fe]/'])
        expectRefusal(await create(project, { url }), 'VALIDATION_ERROR', 'url')
    } finally {
      setEnv({ WEBHOOK_ALLOW_CIDRS: '' })
    }
  })
})

describe('GET /api/v1/webhooks', () => {
  test('lists the project’s own, newest first, without secrets', async () => {
    const mine = await newProject()
    const ids: string[] = []
    for (const n of [0, 1, 2]) ids.unshift((await later(n * SECOND, () => create(mine))).data.id)
    const { data, body, text } = await list(mine, { per_page: '2' })
    expect(data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(body).toMatchObject({ total: 3, total_pages: 2 })
    expect(text).not.toContain('secret')
    expect((await list(mine, { per_page: '2', page: '2' })).data.map(({ id }) => id)).toEqual(ids.slice(2))
  })
})

describe('PATCH /api/v1/webhooks/{id}', () => {
  test('changes what is given', async () => {
    const { id } = (await create(project, { description: 'Ours', types: ['wish_created'] })).data
    const { data } = await later(SECOND, () => update(project, id, { url: 'https://example.org/' }))
    expect(data).toMatchObject({ url: 'https://example.org/', description: 'Ours', types: ['wish_created'] })
    expect(Date.parse(data.updated_at)).toBeGreaterThan(Date.parse(data.created_at))
    expect((await update(project, id, { description: null, types: ['*'] })).data).toMatchObject({
      description: null,
      types: ['*'],
    })
    expect(data).not.toHaveProperty('secret')
  })

  test.each(inward)('refuses %s', async (url) => {
    const { id } = (await create(project)).data
    expectRefusal(await update(project, id, { url }), 'VALIDATION_ERROR', 'url')
    expect((await rowOf(id)).url).not.toBe(url)
  })

  test('switched off, it gives up what is on its way and is told of nothing; switched on, of what happens then', async () => {
    const mine = await newProject()
    const { id } = await newWebhook(mine, url)
    await newEvent(mine)
    const off = (await update(mine, id, { enabled: false })).data
    expect(off).toMatchObject({ enabled: false, disabled_at: expect.any(String) })
    expect(await deliveriesOf(mine, id)).toMatchObject([{ state: 'failed', next_attempt_at: null }])
    await newEvent(mine)
    expect(await deliveriesOf(mine, id)).toHaveLength(1)
    expect((await later(SECOND, () => update(mine, id, { enabled: false }))).data.disabled_at).toBe(off.disabled_at)

    expect((await update(mine, id, { enabled: true })).data).toMatchObject({ enabled: true, disabled_at: null })
    await newEvent(mine)
    expect((await deliveriesOf(mine, id)).map(({ state }) => state)).toEqual(['pending', 'failed'])
  })

  test('forgets its failures when it is switched on, or sent elsewhere', async () => {
    const { id } = (await create(project)).data
    await db.webhook.update({ where: { id }, data: { failing_since: new Date(), enabled: false } })
    await update(project, id, { enabled: true })
    expect((await rowOf(id)).failing_since).toBeNull()
    await db.webhook.update({ where: { id }, data: { failing_since: new Date() } })
    await update(project, id, { url, description: 'The same place' })
    expect((await rowOf(id)).failing_since).not.toBeNull()
    await update(project, id, { url: 'https://example.org/' })
    expect((await rowOf(id)).failing_since).toBeNull()
  })
})

describe('DELETE /api/v1/webhooks/{id}', () => {
  test('takes its deliveries with it', async () => {
    const mine = await newProject()
    const { id } = await newWebhook(mine, url)
    await newEvent(mine)
    expect((await remove(mine, id)).status).toBe(200)
    expect(await db.webhook_delivery.count({ where: { webhook_id: id } })).toBe(0)
    expectRefusal(await remove(mine, id), 'NOT_FOUND')
  })
})

describe('POST /api/v1/webhooks/{id}/rotate-secret', () => {
  test('answers a new secret, and keeps the one before sealed for 24 hours', async () => {
    const { id, secret } = (await create(project)).data
    const { data } = await rotate(project, id)
    expect(data.secret).toMatch(/^whsec_/)
    expect(data.secret).not.toBe(secret)
    const { previous_secret, previous_until } = await rowOf(id)
    expect(await unseal('webhook', previous_secret ?? '')).toBe(secret)
    expect((previous_until?.getTime() ?? 0) - Date.now()).toBeGreaterThan(DAY - 60 * SECOND)
  })
})

describe('POST /api/v1/webhooks/{id}/test', () => {
  test('sends an event to this webhook alone, whatever its types', async () => {
    const mine = await newProject()
    const receiver = await newReceiver()
    const { id } = await newWebhook(mine, receiver.url, { types: ['wish_created'] })
    await newWebhook(mine, receiver.url)
    const { status, data } = await trial(mine, id)
    expect([status, data]).toEqual([
      200,
      {
        id: expect.any(String),
        webhook_id: id,
        event_id: expect.any(String),
        type: 'webhook_test',
        state: 'pending',
        attempts: [],
        next_attempt_at: expect.any(String),
        created_at: expect.any(String),
      },
    ])
    await work(id)
    expect(receiver.received.map(({ text }) => JSON.parse(text))).toEqual([
      {
        id: data.event_id,
        type: 'webhook_test',
        created_at: data.created_at,
        project_id: mine.id,
        data: { message: expect.any(String) },
        metadata: { end_user_id: null, end_user_external_id: null, end_user_email: null },
      },
    ])
    expect(await deliveriesOf(mine, id)).toMatchObject([{ id: data.id, state: 'delivered', next_attempt_at: null }])
  })

  test('is refused when it is switched off', async () => {
    const { id } = (await create(project, { enabled: false })).data
    expectRefusal(await trial(project, id), 'CONFLICT')
  })
})

describe('GET /api/v1/webhooks/{id}/deliveries', () => {
  test('tells every try, newest delivery first, by state with its total', async () => {
    const mine = await newProject()
    const answers = [204, 500]
    const receiver = await newReceiver(() => ({ status: answers.shift() ?? 204 }))
    const { id } = await newWebhook(mine, receiver.url)
    for (const n of [0, 1]) await later(n, async () => newEvent(mine, `k${n}`))
    await later(SECOND, () => work(id))
    await later(2 * SECOND, () => newEvent(mine, 'k2'))

    const all = await deliveriesOf(mine, id)
    expect(all.map(({ state }) => state)).toEqual(['pending', 'pending', 'delivered'])
    expect(all.map(({ attempts }) => attempts)).toEqual([
      [],
      [{ at: expect.any(String), status: 500, duration_ms: expect.any(Number), error: 'The receiver answered 500.' }],
      [{ at: expect.any(String), status: 204, duration_ms: expect.any(Number), error: null }],
    ])
    for (const [state, total] of Object.entries({ pending: 2, delivered: 1, failed: 0 })) {
      const { body, data } = await send(webhooks.deliveries, { key: mine.key, params: { id }, query: { state } })
      expect([state, body.total, data.map((each) => each.state)]).toEqual([state, total, Array(total).fill(state)])
    }
    const page = await send(webhooks.deliveries, { key: mine.key, params: { id }, query: { per_page: '2', page: '2' } })
    expect([page.body.total, page.data.map((each) => each.id)]).toEqual([3, [all[2]?.id]])
  })

  test('refuses a state there is none of', async () => {
    const { id } = (await create(project)).data
    const query = { state: 'lost' }
    expectRefusal(
      await send(webhooks.deliveries, { key: project.key, params: { id }, query }),
      'VALIDATION_ERROR',
      'state',
    )
  })
})

describe('POST /api/v1/webhook-deliveries/{id}/redeliver', () => {
  test('sends the same event under the same id, with all tries anew', async () => {
    const mine = await newProject()
    const receiver = await newReceiver()
    const { id } = await newWebhook(mine, receiver.url)
    await newEvent(mine)
    await work(id)
    const [first] = await deliveriesOf(mine, id)
    const again = (await redeliver(mine, first?.id ?? '')).data
    expect(again).toMatchObject({ id: first?.id, event_id: first?.event_id, state: 'pending' })
    expect(again.attempts).toEqual(first?.attempts)
    expect((await deliveryNow(again.id)).attempt).toBe(0)
    await work(id)
    const [one, two] = receiver.received
    expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id'])
    expect(two?.text).toBe(one?.text)
    expect(await deliveriesOf(mine, id)).toMatchObject([
      { state: 'delivered', attempts: [{ status: 204 }, { status: 204 }] },
    ])
  })

  test('of many that ask at once, one is obeyed', async () => {
    const mine = await newProject()
    const { id } = await newWebhook(mine, url)
    await newEvent(mine)
    await db.webhook_delivery.updateMany({ where: { webhook_id: id }, data: { state: 'failed' } })
    const [delivery] = await deliveriesOf(mine, id)
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeliver(mine, delivery?.id ?? '')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('is refused for one that is on its way, and when the webhook is switched off', async () => {
    const mine = await newProject()
    const { id } = await newWebhook(mine, url)
    await newEvent(mine)
    const [delivery] = await deliveriesOf(mine, id)
    expectRefusal(await redeliver(mine, delivery?.id ?? ''), 'CONFLICT')
    await update(mine, id, { enabled: false })
    expectRefusal(await redeliver(mine, delivery?.id ?? ''), 'CONFLICT')
    expect((await deliveryNow(delivery?.id ?? '')).state).toBe('failed')
  })
})

describe('a webhook of another project, or none', () => {
  test('cannot be read, changed, tried or deleted', async () => {
    const { id } = await newWebhook(other, url)
    await newEvent(other)
    const [delivery] = await deliveriesOf(other, id)
    await db.webhook_delivery.updateMany({ where: { webhook_id: id }, data: { state: 'failed' } })
    for (const unknown of [id, nobody]) {
      expectRefusal(await update(project, unknown, { enabled: false }), 'NOT_FOUND')
      expectRefusal(await rotate(project, unknown), 'NOT_FOUND')
      expectRefusal(await trial(project, unknown), 'NOT_FOUND')
      expectRefusal(await remove(project, unknown), 'NOT_FOUND')
      const params = { id: unknown }
      expectRefusal(await send(webhooks.deliveries, { key: project.key, params }), 'NOT_FOUND')
    }
    for (const unknown of [delivery?.id ?? '', nobody]) expectRefusal(await redeliver(project, unknown), 'NOT_FOUND')
    expectRefusal(await create({ ...project, id: other.id }), 'FORBIDDEN')
    expect(await rowOf(id)).toMatchObject({ enabled: true, previous_secret: null })
  })
})
