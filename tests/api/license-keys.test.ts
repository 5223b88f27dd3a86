import { beforeAll, describe, expect, test } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { db } from '@/lib/db'
import { hashOfKey } from '@/lib/domain/licences/key-text'
import { expectRefusal, send } from '@/tests/support/api'
import { later, SECOND } from '@/tests/support/at'
import { newLicenseKey } from '@/tests/support/license-keys'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

let project: Project
let other: Project
beforeAll(async () => {
  project = await newProject({ license_key_prefix: 'ACME' })
  other = await newProject()
})

const mint = ({ id, key }: Project, fields: Fields = {}) =>
  send(licenseKeys.create, { key, body: { project_id: id, ...fields } })
const get = ({ key }: Project, id: string) => send(licenseKeys.get, { key, params: { id } })
const update = ({ key }: Project, id: string, body: Fields) => send(licenseKeys.update, { key, params: { id }, body })
const remove = ({ key }: Project, id: string) => send(licenseKeys.remove, { key, params: { id } })
const list = ({ id, key }: Project, query: { [name: string]: string } = {}) =>
  send(licenseKeys.list, { key, query: { project_id: id, ...query } })

const newPerson = ({ id: project_id }: Project, fields: Fields = {}) =>
  db.end_user.create({ data: { project_id, external_id: `user-${Math.random()}`, ...fields } })
const keepDevice = (project_id: string, license_key_id: string, device_fingerprint: string, fields: Fields = {}) =>
  db.license_activation.create({ data: { project_id, license_key_id, device_fingerprint, ...fields } })

const past = '2020-02-29T12:00:00+02:00'
const future = '2999-01-01T00:00:00Z'

describe('POST /api/v1/license-keys', () => {
  test('201: the licence with its key, one device for ever when nothing is said', async () => {
    const { status, data } = await mint(project)
    expect(status).toBe(201)
    const { key, ...licence } = data
    expect(licence).toEqual({
      id: data.id,
      project_id: project.id,
      key_last4: expect.stringMatching(/^[0-9a-f]{4}$/),
      status: 'active',
      plan: null,
      max_devices: 1,
      active_devices: 0,
      end_user_id: null,
      expires_at: null,
      metadata: {},
      created_at: data.created_at,
      updated_at: data.created_at,
      revoked_at: null,
    })
    expect(key).toMatch(/^ACME(-[0-9A-HJKMNP-TV-Z]{5}){6}$/)
    expect((await get(project, data.id)).data).toEqual({ ...licence, end_user: null, activations: [] })
  })

  test('201: without a prefix where the project has none', async () => {
    expect((await mint(other)).data.key).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]{5}$/)
  })

  test('201: what was given', async () => {
    const given = { plan: 'pro', max_devices: 5, expires_at: future, metadata: { order: { id: 7 }, tags: ['a'] } }
    const { data } = await mint(project, given)
    expect(data).toMatchObject({ ...given, expires_at: '2999-01-01T00:00:00.000Z' })
    expect((await mint(project, { max_devices: null })).data.max_devices).toBeNull()
  })

  test('201: one that is over already, as imports need', async () => {
    const { data } = await mint(project, { expires_at: past })
    expect(data).toMatchObject({ status: 'expired', expires_at: '2020-02-29T10:00:00.000Z' })
  })

  test('201: the hash is all that is kept, and its last four digits are shown', async () => {
    const { id, key, key_last4 } = (await mint(project)).data
    const row = await db.license_key.findUniqueOrThrow({ where: { id } })
    expect(row.hash).toBe(hashOfKey(project.id, key))
    expect(row.hash.slice(-4)).toBe(key_last4)
    expect(JSON.stringify(row).includes(key)).toBe(false)
  })

  test('201: `end_user` is made, and merged the next time', async () => {
    const ana = { external_id: 'ana', email: 'Ana@example.com', name: 'Ana', plan: 'pro', attributes: { a: 1, b: 1 } }
    const first = (await mint(project, { end_user: ana })).data
    const changes = { external_id: 'ana', name: 'Ana Maria', attributes: { b: 2, c: 3 } }
    const second = (await mint(project, { end_user: changes })).data
    expect(second.end_user_id).toBe(first.end_user_id)
    const { end_user } = (await get(project, first.id)).data
    expect(end_user).toMatchObject({ ...ana, name: 'Ana Maria', attributes: { a: 1, b: 2, c: 3 } })
    expect((await mint(project, { end_user: { email: 'ana@EXAMPLE.com' } })).data.end_user_id).toBe(first.end_user_id)
  })

  test('201: `end_user_id` of the project', async () => {
    const { id } = await newPerson(project)
    expect((await mint(project, { end_user_id: id, end_user: null })).data.end_user_id).toBe(id)
  })

  test('400: both `end_user` and `end_user_id`, or a person whom the project does not have', async () => {
    const [ours, theirs] = [await newPerson(project), await newPerson(other)]
    const end_user = { external_id: 'somebody new' }
    expectRefusal(await mint(project, { end_user, end_user_id: ours.id }), 'VALIDATION_ERROR', 'end_user')
    for (const end_user_id of [theirs.id, nobody])
      expectRefusal(await mint(project, { end_user_id }), 'VALIDATION_ERROR', 'end_user_id')
    expect(await db.end_user.count({ where: { external_id: 'somebody new' } })).toBe(0)
  })

  test.each([
    ['max_devices', 0],
    ['max_devices', -1],
    ['max_devices', 1.5],
    ['max_devices', '3'],
    ['max_devices', 2_147_483_648],
    ['expires_at', '2030-01-01'],
    ['expires_at', '2030-01-01T00:00:00'],
    ['expires_at', '2030-02-30T00:00:00Z'],
    ['expires_at', 1_893_456_000],
    ['plan', 'x'.repeat(201)],
    ['end_user_id', 'me'],
    ['metadata', ['a']],
    ['metadata', { text: 'x'.repeat(65_536) }],
    ['metadata', { a: { b: { c: { d: { e: {} } } } } }],
    ['end_user', { name: 'Nobody in particular' }, 'end_user.external_id'],
  ])('400: %s %j', async (name, value, path = name) => {
    const { error } = await mint(project, { [name]: value })
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR' })
    expect(error.details?.[0]?.path.startsWith(path)).toBe(true)
  })

  test('201: no two keys are the same', async () => {
    const minted = await Promise.all(Array.from({ length: 30 }, () => newLicenseKey(project)))
    expect(new Set(minted.map(({ key }) => key)).size).toBe(30)
  })

  test('20 at once for one new person: one person, 20 licences', async () => {
    const end_user = { external_id: 'busy', email: 'busy@example.com' }
    const minted = await Promise.all(Array.from({ length: 20 }, () => newLicenseKey(project, { end_user })))
    expect(new Set(minted.map(({ end_user_id }) => end_user_id)).size).toBe(1)
    expect(new Set(minted.map(({ id }) => id)).size).toBe(20)
  })
})

describe('GET /api/v1/license-keys/{id}', () => {
  test('200: with every device, the one seen last first, and the one that gave its seat back', async () => {
    const { id } = await newLicenseKey(project)
    await keepDevice(project.id, id, 'old', { last_seen_at: new Date(1000), released_at: new Date(2000) })
    await keepDevice(project.id, id, 'new', { last_seen_at: new Date(3000), device_name: 'MacBook', platform: 'macos' })
    const { activations } = (await get(project, id)).data
    expect(activations).toEqual([
      {
        id: expect.any(String),
        device_fingerprint: 'new',
        device_name: 'MacBook',
        platform: 'macos',
        activated_at: expect.any(String),
        last_seen_at: '1970-01-01T00:00:03.000Z',
        released_at: null,
      },
      expect.objectContaining({ device_fingerprint: 'old', released_at: '1970-01-01T00:00:02.000Z' }),
    ])
  })

  test('200: expired from the moment on that was set', async () => {
    const { id } = await newLicenseKey(project, { expires_at: new Date(Date.now() + 60 * SECOND).toISOString() })
    expect((await get(project, id)).data.status).toBe('active')
    expect((await later(60 * SECOND, () => get(project, id))).data.status).toBe('expired')
  })

  test('404: an unknown one, one of another project, no id; for every verb', async () => {
    const theirs = await newLicenseKey(other)
    const { revoke, suspend, reinstate } = licenseKeys
    for (const id of [theirs.id, nobody, 'x']) {
      expectRefusal(await get(project, id), 'NOT_FOUND')
      expectRefusal(await update(project, id, { plan: 'mine' }), 'NOT_FOUND')
      expectRefusal(await remove(project, id), 'NOT_FOUND')
      for (const verb of [revoke, suspend, reinstate])
        expectRefusal(await send(verb, { key: project.key, params: { id } }), 'NOT_FOUND')
    }
    expect((await get(other, theirs.id)).data).toMatchObject({ plan: null, status: 'active' })
  })
})

describe('PATCH /api/v1/license-keys/{id}', () => {
  test('200: what is given changes, the rest stays; metadata is replaced', async () => {
    const person = await newPerson(project)
    const { key: _, ...before } = await newLicenseKey(project, { plan: 'basic', metadata: { a: 1, b: 2 } })
    const changes = { max_devices: 3, metadata: { c: 3 }, end_user_id: person.id, expires_at: future }
    const { data } = await later(SECOND, () => update(project, before.id, changes))
    const expires_at = '2999-01-01T00:00:00.000Z'
    expect(data).toEqual({ ...before, ...changes, expires_at, updated_at: data.updated_at })
    expect(data.updated_at > before.updated_at).toBe(true)

    const none = { plan: null, max_devices: null, metadata: null, end_user_id: null, expires_at: null }
    expect((await update(project, before.id, none)).data).toMatchObject({ ...none, metadata: {} })
  })

  test('200: what is so already leaves it as it was', async () => {
    const given = { plan: 'pro', max_devices: 2, expires_at: future, metadata: { a: { b: [1] }, c: null } }
    const { key: _, ...before } = await newLicenseKey(project, given)
    const metadata = { c: null, a: { b: [1] } }
    for (const body of [{}, { ...given, metadata }, { unknown: 1 }])
      expect((await later(SECOND, () => update(project, before.id, body))).data).toEqual(before)
  })

  test('200: fewer devices than hold a seat are kept', async () => {
    const { id } = await newLicenseKey(project, { max_devices: 2 })
    await db.license_key.update({ where: { id }, data: { active_devices: 2 } })
    expect((await update(project, id, { max_devices: 1 })).data).toMatchObject({ max_devices: 1, active_devices: 2 })
  })

  test('400: project, key, state and end_user; nothing of it is changed', async () => {
    const { id, key } = await newLicenseKey(project)
    const refused = { project_id: project.id, key, status: 'revoked', end_user: { external_id: 'x' } }
    for (const [name, value] of Object.entries(refused)) {
      for (const given of [value, null])
        expectRefusal(await update(project, id, { plan: 'pro', [name]: given }), 'VALIDATION_ERROR', name)
    }
    expectRefusal(await update(project, id, refused), 'VALIDATION_ERROR', ...Object.keys(refused))
    expect((await get(project, id)).data).toMatchObject({ plan: null, status: 'active' })
  })

  test('403: another project', async () => {
    const { id } = await newLicenseKey(project)
    expectRefusal(await update(project, id, { project_id: other.id }), 'FORBIDDEN')
  })

  test('400: a person whom the project does not have; no whole number of devices', async () => {
    const { id } = await newLicenseKey(project)
    const theirs = await newPerson(other)
    expectRefusal(await update(project, id, { end_user_id: theirs.id }), 'VALIDATION_ERROR', 'end_user_id')
    expectRefusal(await update(project, id, { max_devices: 0 }), 'VALIDATION_ERROR', 'max_devices')
  })
})

describe('POST /api/v1/license-keys/{id}/revoke, suspend and reinstate', () => {
  type Verb = 'revoke' | 'suspend' | 'reinstate'
  const to = (verb: Verb, id: string) => send(licenseKeys[verb], { key: project.key, params: { id } })

  test.each<[before: Verb[], verb: Verb, after: string]>([
    [[], 'revoke', 'revoked'],
    [[], 'suspend', 'suspended'],
    [[], 'reinstate', 'active'],
    [['suspend'], 'revoke', 'revoked'],
    [['suspend'], 'suspend', 'suspended'],
    [['suspend'], 'reinstate', 'active'],
    [['revoke'], 'revoke', 'revoked'],
    [['revoke'], 'suspend', 'CONFLICT'],
    [['revoke'], 'reinstate', 'CONFLICT'],
    [['suspend', 'revoke'], 'reinstate', 'CONFLICT'],
  ])('after %j, %s: %s', async (before, verb, after) => {
    const { id } = await newLicenseKey(project)
    for (const verb of before) await to(verb, id)
    const answered = await to(verb, id)
    if (after === 'CONFLICT') expectRefusal(answered, 'CONFLICT')
    else expect(answered.data.status).toBe(after)
    const now = (await get(project, id)).data
    expect(now.status).toBe(after === 'CONFLICT' ? 'revoked' : after)
    expect(now.revoked_at === null).toBe(now.status !== 'revoked')
  })

  test('200: revoked twice it says when it was first', async () => {
    const { id } = await newLicenseKey(project)
    const first = (await to('revoke', id)).data
    expect(first.revoked_at).toBe(first.updated_at)
    expect((await later(SECOND, () => to('revoke', id))).data).toEqual(first)
  })

  test('200: an expired one too; reinstated it is expired still', async () => {
    const { id } = await newLicenseKey(project, { expires_at: past })
    expect((await to('suspend', id)).data.status).toBe('suspended')
    expect((await to('reinstate', id)).data.status).toBe('expired')
    expect((await to('revoke', id)).data.status).toBe('revoked')
  })

  test('raced, revoking wins for good', async () => {
    const { id } = await newLicenseKey(project)
    const verbs: Verb[] = ['suspend', 'reinstate', 'revoke', 'suspend', 'reinstate', 'suspend', 'revoke', 'reinstate']
    const answers = await Promise.all(verbs.map((verb) => to(verb, id)))
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect((await get(project, id)).data.status).toBe('revoked')
  })
})

describe('DELETE /api/v1/license-keys/{id}', () => {
  test('200: gone with its activations; the person stays', async () => {
    const { id, end_user_id } = await newLicenseKey(project, { end_user: { external_id: 'stays' } })
    await keepDevice(project.id, id, 'mine')
    expect((await remove(project, id)).body).toEqual({ success: true })
    expectRefusal(await get(project, id), 'NOT_FOUND')
    expectRefusal(await remove(project, id), 'NOT_FOUND')
    expect(await db.license_activation.count({ where: { license_key_id: id } })).toBe(0)
    expect(await db.end_user.count({ where: { id: end_user_id ?? '' } })).toBe(1)
  })
})

describe('GET /api/v1/license-keys', () => {
  test('200: newest first, 100 when nothing is said, and how many there are', async () => {
    const shop = await newProject()
    const minted = []
    for (let n = 0; n < 3; n += 1) minted.unshift(await later(n * SECOND, () => newLicenseKey(shop)))
    await newLicenseKey(other)
    const { data, body } = await list(shop)
    expect(data).toEqual(minted.map(({ key: _, ...licence }) => ({ ...licence, end_user: null })))
    expect(body).toMatchObject({ page: 1, per_page: 100, total: 3, total_pages: 1 })
    const second = await list(shop, { page: '2', per_page: '2' })
    expect(second.data.map(({ id }) => id)).toEqual([minted[2]?.id])
    expect(second.body).toMatchObject({ page: 2, per_page: 2, total: 3, total_pages: 2 })
    expect((await list(shop, { per_page: '1000' })).body.per_page).toBe(100)

    await remove(shop, minted[0]?.id ?? '')
    expect((await list(shop)).body.total).toBe(2)
  })

  test('200: by state, person and last four', async () => {
    const shop = await newProject()
    const end_user = { external_id: 'ana' }
    const verb = (name: 'revoke' | 'suspend', id: string) => send(licenseKeys[name], { key: shop.key, params: { id } })
    const active = await newLicenseKey(shop, { end_user, expires_at: future })
    const expired = await newLicenseKey(shop, { end_user, expires_at: past })
    const suspended = await newLicenseKey(shop, { expires_at: past })
    const revoked = await newLicenseKey(shop)
    await verb('suspend', suspended.id)
    await verb('revoke', revoked.id)
    const ids = async (query: { [name: string]: string }) => {
      const { data, body } = await list(shop, query)
      expect(body.total).toBe(data.length)
      return data.map(({ id }) => id)
    }
    expect(await ids({ status: 'active' })).toEqual([active.id])
    expect(await ids({ status: 'expired' })).toEqual([expired.id])
    expect(await ids({ status: 'suspended' })).toEqual([suspended.id])
    expect(await ids({ status: 'revoked' })).toEqual([revoked.id])
    expect(await ids({ end_user_id: active.end_user_id ?? '' })).toEqual([expired.id, active.id])
    expect(await ids({ end_user_id: nobody })).toEqual([])
    expect(await ids({ key_last4: revoked.key_last4.toUpperCase() })).toContain(revoked.id)
    expect(await ids({ key_last4: revoked.key_last4, status: 'active' })).not.toContain(revoked.id)
  })

  test.each([
    ['status', 'gone'],
    ['key_last4', 'xyz'],
    ['end_user_id', 'me'],
    ['per_page', '0'],
  ])('400: %s %j', async (name, value) => {
    expectRefusal(await list(project, { [name]: value }), 'VALIDATION_ERROR', name)
  })
})

test('no answer but that of the mint has the key or its hash', async () => {
  const { id, key } = await newLicenseKey(project)
  const { hash } = await db.license_key.findUniqueOrThrow({ where: { id } })
  const answers = [
    await get(project, id),
    await list(project),
    await update(project, id, { plan: 'pro' }),
    await send(licenseKeys.suspend, { key: project.key, params: { id } }),
    await send(licenseKeys.revoke, { key: project.key, params: { id } }),
  ]
  for (const { text } of answers) {
    expect(text).toContain(id)
    expect(text.includes(key)).toBe(false)
    expect(text.includes(hash)).toBe(false)
  }
})
