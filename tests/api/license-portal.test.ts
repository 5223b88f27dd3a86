import { beforeAll, describe, expect, test } from 'vitest'
import { licensePortal } from '@/lib/contract/license-portal'
import { db } from '@/lib/db'
import { newKey } from '@/lib/domain/licences/key-text'
import { env, setEnv } from '@/lib/env'
import { newSession } from '@/tests/support/access'
import { expectRefusal, newAddress, send } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import { eventsOf, newListener } from '@/tests/support/events'
import { activate, deactivate, keepLicence, type Licence, lookUpKey, refresh, seatsOf } from '@/tests/support/seats'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const past = () => new Date(Date.now() - DAY)

const states = [
  ['revoked', { status: 'revoked', revoked_at: new Date() }, 'LICENSE_KEY_REVOKED'],
  ['suspended', { status: 'suspended' }, 'LICENSE_KEY_SUSPENDED'],
  ['expired', { expires_at: past() }, 'LICENSE_KEY_EXPIRED'],
] as const

/** What every endpoint that takes a key answers to one that opens nothing. */
const refusedKeys: [string, () => Promise<Partial<Licence>>][] = [
  ['mistyped', async () => ({ key: 'ACME-7Q2KD-0XM4T-9VBWA-1CZRP-6HGSN-2FYEJ' })],
  ['no key at all', async () => ({ key: 'hello' })],
  ['unknown', async () => ({ key: newKey(project.id, null).text })],
  ["another project's", async () => ({ key: (await keepLicence(await newProject())).key })],
  ['of an unknown project', async () => ({ key: newKey(nobody, null).text, project_id: nobody })],
]

describe('POST /portal/license-keys/activate', () => {
  test('200: binds the device and answers everything that an app needs', async () => {
    const licence = await keepLicence(project, { plan: 'pro', max_devices: 2 })
    const named = { device_name: 'Ana’s Mac', platform: 'macOS 26' }
    const { status, data, headers } = await activate(licence, 'mac-1', named)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{86}$/),
      expires_at: moment,
      refresh_after: moment,
      activation: {
        id: expect.any(String),
        device_fingerprint: 'mac-1',
        ...named,
        activated_at: moment,
        last_seen_at: moment,
        released_at: null,
      },
      license: { id: licence.id, plan: 'pro', status: 'active', max_devices: 2, active_devices: 1, expires_at: null },
      public_key: expect.objectContaining({ project_id: project.id, algorithm: 'EdDSA', kid: expect.any(String) }),
    })
  })

  test('200: the key may be typed as people type', async () => {
    const licence = await keepLicence(project)
    const typed = ` acme ${licence.key.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect((await activate({ ...licence, key: typed }, 'mac-1')).status).toBe(200)
  })

  test('200: a device that has a seat keeps it: the same activation, a new token, what is not named stays', async () => {
    const licence = await keepLicence(project)
    const first = await activate(licence, 'mac-1', { device_name: 'Mac', platform: 'macOS' })
    const again = await later(60_000, () => activate(licence, 'mac-1', { platform: 'macOS 27' }))
    expect(again.status).toBe(200)
    expect(again.data.activation).toEqual({
      ...first.data.activation,
      platform: 'macOS 27',
      last_seen_at: again.data.activation.last_seen_at,
    })
    expect(Date.parse(again.data.activation.last_seen_at)).toBeGreaterThan(
      Date.parse(first.data.activation.last_seen_at),
    )
    expect(again.data.token).not.toBe(first.data.token)
    expect(again.data.license.active_devices).toBe(1)
  })

  test('200: a device that gave its seat back gets one again, under the same id', async () => {
    const licence = await keepLicence(project)
    const first = await activate(licence, 'mac-1')
    await deactivate(licence, 'mac-1')
    const again = await later(60_000, () => activate(licence, 'mac-1'))
    expect(again.data.activation).toMatchObject({ id: first.data.activation.id, released_at: null })
    expect(again.data.activation.activated_at > first.data.activation.activated_at).toBe(true)
    expect(await seatsOf(licence)).toMatchObject({ active_devices: 1, bound: 1 })
  })

  test('200: without a limit there is always a seat', async () => {
    const licence = await keepLicence(project, { max_devices: null })
    for (let n = 1; n <= 5; n += 1) expect((await activate(licence, `mac-${n}`)).data.license.active_devices).toBe(n)
  })

  test('409: with every seat taken it tells which devices hold them and where one is freed', async () => {
    const licence = await keepLicence(project, { max_devices: 2 })
    await activate(licence, 'mac-1', { device_name: 'Mac', platform: 'macOS' })
    await later(60_000, () => activate(licence, 'pc-1'))
    const refused = await activate(licence, 'mac-2')
    expectRefusal(refused, 'SEAT_LIMIT_REACHED')
    expect(refused.error.devices).toEqual([
      { device_name: null, platform: null, last_seen_at: moment },
      { device_name: 'Mac', platform: 'macOS', last_seen_at: moment },
    ])
    expect(refused.error.manage_url).toBe(`${env.BASE_URL}/p/${project.slug}/licence`)
    expect(await seatsOf(licence)).toEqual({ max_devices: 2, active_devices: 2, bound: 2 })
    expect((await activate(licence, 'mac-1')).status, 'who has a seat keeps it').toBe(200)
  })

  test('409: fewer seats than are in use keeps those and gives no new ones', async () => {
    const licence = await keepLicence(project, { max_devices: 3 })
    for (const device of ['a', 'b', 'c']) await activate(licence, device)
    await db.license_key.update({ where: { id: licence.id }, data: { max_devices: 1 } })
    await deactivate(licence, 'c')
    expectRefusal(await activate(licence, 'c'), 'SEAT_LIMIT_REACHED')
    expect((await activate(licence, 'a')).status).toBe(200)
    expect((await refresh(licence, 'b')).status).toBe(200)
    expect(await seatsOf(licence)).toMatchObject({ active_devices: 2, bound: 2 })
  })

  test.each(states)('403: a licence that is %s gives no seat', async (_state, fields, code) => {
    const licence = await keepLicence(project, fields)
    expectRefusal(await activate(licence, 'mac-1'), code)
    expect(await seatsOf(licence)).toMatchObject({ active_devices: 0, bound: 0 })
  })

  test.each(refusedKeys)('404: a key that is %s opens nothing', async (_what, other) => {
    const licence = { ...(await keepLicence(project)), ...(await other()) }
    expectRefusal(await activate(licence, 'mac-1'), 'LICENSE_KEY_NOT_FOUND')
  })

  test.each([
    ['project_id', 'acme'],
    ['key', ''],
    ['key', 7],
    ['device_fingerprint', undefined],
    ['device_fingerprint', ' '],
    ['device_fingerprint', 'x'.repeat(201)],
    ['device_name', 'x'.repeat(201)],
    ['platform', 'a\0b'],
  ])('400: %s %j is refused', async (name, value) => {
    expectRefusal(await activate(await keepLicence(project), 'mac-1', { [name]: value }), 'VALIDATION_ERROR', name)
  })
})

describe('POST /portal/license-keys/refresh', () => {
  test('200: a new token for a device with a seat, which was seen now', async () => {
    const licence = await keepLicence(project)
    const first = await activate(licence, 'mac-1', { device_name: 'Mac' })
    const { status, data } = await later(60_000, () => refresh(licence, 'mac-1'))
    expect(status).toBe(200)
    expect(data.token).not.toBe(first.data.token)
    expect(data.expires_at > first.data.expires_at).toBe(true)
    const { last_seen_at } = data.activation
    expect(data).toMatchObject({ license: first.data.license, public_key: first.data.public_key })
    expect(data.activation).toEqual({ ...first.data.activation, last_seen_at })
    expect(last_seen_at > first.data.activation.last_seen_at).toBe(true)
  })

  test('404: a device that never had a seat, or gave it back, gets none this way', async () => {
    const licence = await keepLicence(project, { max_devices: 5 })
    await activate(licence, 'mac-1')
    await deactivate(licence, 'mac-1')
    for (const device of ['mac-1', 'pc-1']) expectRefusal(await refresh(licence, device), 'DEVICE_NOT_ACTIVATED')
    expect(await seatsOf(licence)).toMatchObject({ active_devices: 0, bound: 0 })
  })

  test.each(states)(
    '403: a licence that is %s gives no token to a device that has a seat',
    async (_state, fields, code) => {
      const licence = await keepLicence(project)
      await activate(licence, 'mac-1')
      await db.license_key.update({ where: { id: licence.id }, data: fields })
      expectRefusal(await refresh(licence, 'mac-1'), code)
    },
  )

  test.each(refusedKeys)('404: a key that is %s opens nothing', async (_what, other) => {
    const licence = { ...(await keepLicence(project)), ...(await other()) }
    expectRefusal(await refresh(licence, 'mac-1'), 'LICENSE_KEY_NOT_FOUND')
  })
})

describe('POST /portal/license-keys/deactivate', () => {
  test('200: an acknowledgement; the seat is free for another, the row is kept', async () => {
    const licence = await keepLicence(project)
    await activate(licence, 'mac-1')
    expect((await deactivate(licence, 'mac-1')).body).toEqual({ success: true })
    expect(await seatsOf(licence)).toMatchObject({ active_devices: 0, bound: 0 })
    expect(await db.license_activation.findFirst({ where: { license_key_id: licence.id } })).toMatchObject({
      device_fingerprint: 'mac-1',
      released_at: expect.any(Date),
    })
    expect((await activate(licence, 'pc-1')).status).toBe(200)
  })

  test('200: twice, or for a device that never was active, changes nothing', async () => {
    const licence = await keepLicence(project, { max_devices: 2 })
    for (const device of ['mac-1', 'pc-1']) await activate(licence, device)
    for (const device of ['mac-1', 'mac-1', 'never']) expect((await deactivate(licence, device)).status).toBe(200)
    expect(await seatsOf(licence)).toMatchObject({ active_devices: 1, bound: 1 })
  })

  test.each(states)('200: a licence that is %s takes seats back', async (_state, fields) => {
    const licence = await keepLicence(project)
    await activate(licence, 'mac-1')
    await db.license_key.update({ where: { id: licence.id }, data: fields })
    expect((await deactivate(licence, 'mac-1')).status).toBe(200)
    expect(await seatsOf(licence)).toMatchObject({ active_devices: 0, bound: 0 })
  })

  test.each(refusedKeys)('404: a key that is %s opens nothing', async (_what, other) => {
    const licence = { ...(await keepLicence(project)), ...(await other()) }
    expectRefusal(await deactivate(licence, 'mac-1'), 'LICENSE_KEY_NOT_FOUND')
  })
})

describe('POST /portal/license-keys/look-up', () => {
  test('200: the licence and what holds its seats, the device seen last first; nothing of the team’s', async () => {
    const licence = await keepLicence(project, { plan: 'pro', max_devices: 5, metadata: { secret: 1 } })
    for (const [n, device] of ['a', 'b', 'gone'].entries())
      await later(n * 60_000, () => activate(licence, device, { device_name: device.toUpperCase() }))
    await deactivate(licence, 'gone')
    const { data } = await lookUpKey(licence)
    const device = { id: expect.any(String), platform: null, activated_at: moment, last_seen_at: moment }
    expect(data).toEqual({
      id: licence.id,
      plan: 'pro',
      status: 'active',
      max_devices: 5,
      active_devices: 2,
      created_at: moment,
      expires_at: null,
      has_old_key: false,
      devices: [
        { ...device, device_name: 'B' },
        { ...device, device_name: 'A' },
      ],
    })
  })

  test.each(states)('200: also a licence that is %s', async (status, fields) => {
    expect((await lookUpKey(await keepLicence(project, fields))).data.status).toBe(status)
  })

  test.each(refusedKeys)('404: a key that is %s opens nothing', async (_what, other) => {
    expectRefusal(await lookUpKey({ ...(await keepLicence(project)), ...(await other()) }), 'LICENSE_KEY_NOT_FOUND')
  })
})

const person = ({ id: project_id }: Project, email: string) =>
  db.end_user.create({ data: { project_id, email, email_key: email.toLowerCase() } })
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

describe('GET /portal/license-keys/mine', () => {
  const mine = (token: string, { id }: Project) =>
    send(licensePortal.mine, { query: { project_id: id }, ...bearer(token) })

  test('200: the licences of the address, newest first, in whatever state; nobody else’s', async () => {
    const ours = await newProject()
    const [ana, ben] = [await person(ours, 'Ana@Example.com'), await person(ours, 'ben@example.com')]
    const again = await person(ours, 'ana@example.com')
    const old = await keepLicence(ours, { end_user_id: ana.id, created_at: past(), status: 'revoked' })
    const young = await keepLicence(ours, { end_user_id: again.id })
    await keepLicence(ours, { end_user_id: ben.id })
    await keepLicence(ours)
    const elsewhere = await newProject()
    await keepLicence(elsewhere, { end_user_id: (await person(elsewhere, 'ana@example.com')).id })
    await activate(young, 'mac-1', { device_name: 'Mac' })

    const { data } = await mine(await newSession(ours, 'ana@example.com'), ours)
    expect(data.map(({ id, status }) => [id, status])).toEqual([
      [young.id, 'active'],
      [old.id, 'revoked'],
    ])
    expect(data.map(({ devices }) => devices.map((each) => each.device_name))).toEqual([['Mac'], []])
  })

  test('200: who has none gets none', async () => {
    expect((await mine(await newSession(project, 'nobody@example.com'), project)).data).toEqual([])
  })

  test('403: a session of another project', async () => {
    expectRefusal(await mine(await newSession(await newProject()), project), 'FORBIDDEN')
  })
})

describe('POST /portal/license-keys/release', () => {
  const release = ({ project_id, key }: Partial<Licence>, activation_id: string, sent: object = {}) =>
    send(licensePortal.release, { body: { project_id, key, activation_id }, ...sent })

  async function withDevice(fields: object = {}) {
    const licence = await keepLicence(project, { max_devices: 2, ...fields })
    const { activation } = (await activate(licence, 'mac-1')).data
    return { licence, id: activation.id }
  }

  test('200: with the key it frees that device and answers the licence; twice is no error', async () => {
    const { licence, id } = await withDevice()
    await activate(licence, 'pc-1', { device_name: 'PC' })
    for (let n = 0; n < 2; n += 1) {
      const { data } = await release(licence, id)
      expect(data).toMatchObject({ id: licence.id, active_devices: 1, devices: [{ device_name: 'PC' }] })
    }
    expect(await seatsOf(licence)).toMatchObject({ active_devices: 1, bound: 1 })
  })

  test('200: with a session of its end user’s address, and no key', async () => {
    const { id: end_user_id } = await person(project, 'cleo@example.com')
    const { licence, id } = await withDevice({ end_user_id })
    const { data } = await release(
      { project_id: project.id },
      id,
      bearer(await newSession(project, 'cleo@example.com')),
    )
    expect(data).toMatchObject({ id: licence.id, active_devices: 0, devices: [] })
  })

  test('401: without key and session', async () => {
    const { licence, id } = await withDevice()
    const answer = await release({ project_id: project.id }, id)
    expectRefusal(answer, 'UNAUTHORIZED')
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await seatsOf(licence)).toMatchObject({ bound: 1 })
  })

  test('403: with a session of another project', async () => {
    const { id } = await withDevice()
    const session = bearer(await newSession(await newProject()))
    expectRefusal(await release({ project_id: project.id }, id, session), 'FORBIDDEN')
  })

  test('404: a device of another licence stays, with a good key and with a good session', async () => {
    const { id: end_user_id } = await person(project, 'dora@example.com')
    const [theirs, mine] = [await withDevice(), await withDevice({ end_user_id })]
    const session = bearer(await newSession(project, 'dora@example.com'))
    expectRefusal(await release(mine.licence, theirs.id), 'NOT_FOUND')
    expectRefusal(await release({ project_id: project.id }, theirs.id, session), 'NOT_FOUND')
    expectRefusal(await release({ project_id: project.id }, nobody, session), 'NOT_FOUND')
    expect(await seatsOf(theirs.licence)).toMatchObject({ bound: 1 })
  })

  test.each(refusedKeys)('404: a key that is %s opens nothing', async (_what, other) => {
    const { licence, id } = await withDevice()
    expectRefusal(await release({ ...licence, ...(await other()) }, id), 'LICENSE_KEY_NOT_FOUND')
    expect(await seatsOf(licence)).toMatchObject({ bound: 1 })
  })
})

describe('GET /portal/license-keys/jwks', () => {
  test('200: a JWK set without the envelope, any web page may read it', async () => {
    const ours = await newProject()
    const read = () => send(licensePortal.jwks, { query: { project_id: ours.id } })
    expect(JSON.parse((await read()).text)).toEqual({ keys: [] })
    const { public_key } = (await activate(await keepLicence(ours), 'mac-1')).data
    const { status, headers, text } = await read()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/jwk-set+json; charset=utf-8')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(JSON.parse(text)).toEqual({ keys: [public_key.jwk] })
    expect(text).not.toContain('"d"')
  })
})

describe('the events', () => {
  test('tell when a seat is taken and freed, and when there is none: once each, with whose it is', async () => {
    const ours = await newProject()
    await newListener(ours)
    const { id: end_user_id } = await person(ours, 'ana@example.com')
    const licence = await keepLicence(ours, { end_user_id })
    await activate(licence, 'mac-1', { device_name: 'Mac' })
    await activate(licence, 'mac-1')
    await refresh(licence, 'mac-1')
    expectRefusal(await activate(licence, 'pc-1', { platform: 'Linux' }), 'SEAT_LIMIT_REACHED')
    await deactivate(licence, 'pc-1')
    await deactivate(licence, 'mac-1')
    await deactivate(licence, 'mac-1')

    const events = (await eventsOf(ours)).map(({ type, data, metadata }) => ({ type, data, metadata }))
    const metadata = { end_user_id, end_user_external_id: null, end_user_email: 'ana@example.com' }
    const told = (active_devices: number) => expect.objectContaining({ id: licence.id, end_user_id, active_devices })
    const mac = (released_at: unknown) =>
      expect.objectContaining({ device_fingerprint: 'mac-1', device_name: 'Mac', released_at })
    expect(events).toEqual([
      { type: 'device_activated', data: { activation: mac(null), license_key: told(1) }, metadata },
      {
        type: 'seat_limit_reached',
        data: {
          license_key: told(1),
          device: { device_fingerprint: 'pc-1', device_name: null, platform: 'Linux' },
        },
        metadata,
      },
      { type: 'device_deactivated', data: { activation: mac(moment), license_key: told(0) }, metadata },
    ])
    expect(JSON.stringify(events)).not.toMatch(/eyJ|"hash"/)
    expect(JSON.stringify(events)).not.toContain(licence.hash)
  })
})

describe('429', () => {
  test('one key has 20 a minute over all its endpoints, from wherever it comes; other keys go on', async () => {
    const [licence, other] = [await keepLicence(project), await keepLicence(project)]
    for (let n = 0; n < 10; n += 1) {
      expect((await activate(licence, 'mac-1', {}, { from: newAddress() })).status).toBe(200)
      expect((await lookUpKey(licence, { from: newAddress() })).status).toBe(200)
    }
    const refused = await refresh(licence, 'mac-1', { from: newAddress() })
    expectRefusal(refused, 'RATE_LIMITED')
    expect(refused.headers.get('ratelimit-policy')).toBe('"license_key";q=20;w=60')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await activate(other, 'mac-1')).status).toBe(200)
  })

  test('a well-formed but unknown key counts tenfold, a mistyped one does not, a good one goes on', async () => {
    const licence = await keepLicence(project)
    const tried = async (key: string) => (await lookUpKey({ ...licence, key })).status
    for (let n = 0; n < 9; n += 1) expect(await tried('hello')).toBe(404)
    const statuses = []
    for (let n = 0; n < 7; n += 1) statuses.push(await tried(newKey(project.id, null).text))
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429])
    expect(await tried(licence.key)).toBe(200)
  })

  test('one address has 60 a minute of an endpoint', async () => {
    setEnv({ RATE_LIMIT_SCALE: '0.05' })
    const licences = await Promise.all(Array.from({ length: 4 }, () => keepLicence(project)))
    const statuses = []
    for (const licence of licences) statuses.push((await activate(licence, 'mac-1')).status)
    setEnv({ RATE_LIMIT_SCALE: '1' })
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
