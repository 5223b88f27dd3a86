import { beforeAll, describe, expect, test } from 'vitest'
import { licenseDesk } from '@/lib/contract/license-desk'
import { licenseKeys } from '@/lib/contract/license-keys'
import { db } from '@/lib/db'
import { newKey } from '@/lib/domain/licences/key-text'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { audited } from '@/tests/support/audit'
import { newEndUser } from '@/tests/support/end-users'
import { newLicenseKey } from '@/tests/support/license-keys'
import { activate, bindDevice, keepLicence, lookUpKey, seatsOf } from '@/tests/support/seats'
import { newProject, nobody, type Project } from '@/tests/support/seeds'
import { newWebhook, openLoopback } from '@/tests/support/webhooks'

type Fields = { [name: string]: unknown }

let project: Project
let other: Project
beforeAll(async () => {
  project = await newProject({ license_key_prefix: 'ACME' })
  other = await newProject()
})

const lookUp = ({ id, key }: Project, typed: string, sent: Sent = {}) =>
  send(licenseDesk.lookUp, { key, body: { project_id: id, key: typed }, ...sent })
const free = ({ key }: Project, id: string, activationId: string) =>
  send(licenseDesk.freeSeat, { key, params: { id, activationId } })
const bring = ({ id, key }: Project, rows: Fields[], fields: Fields = {}, sent: Sent = {}) =>
  send(licenseDesk.import, { key, body: { project_id: id, rows, ...fields }, ...sent })
const list = ({ id, key }: Project, query: { [name: string]: string }) =>
  send(licenseKeys.list, { key, query: { project_id: id, ...query } })
const count = ({ id: project_id }: Project) => db.license_key.count({ where: { project_id } })

const uuid = '38B1460A-5104-4067-A91D-77B872934D51'

describe('GET /api/v1/license-keys?search=', () => {
  test.each([
    ['a part of an address', 'na@Exam'],
    ['a part of a name', 'müll'],
    ['words of both, in any order', 'example ana'],
    ['the host app’s id', 'acct_91'],
  ])('200: finds by %s, with who has it', async (_what, search) => {
    const mine = await newProject()
    const ana = { external_id: 'acct_9127', email: 'ana@example.com', name: 'Ana Müller' }
    const theirs = await newLicenseKey(mine, { end_user: ana })
    await newLicenseKey(mine, { end_user: { email: 'ben@example.org', name: 'Ben' } })
    await newLicenseKey(mine)
    await newLicenseKey(other, { end_user: ana })
    const { data, body } = await list(mine, { search })
    expect(data).toMatchObject([{ id: theirs.id, end_user: ana }])
    expect(body.total).toBe(1)
    expect((await list(mine, { search, status: 'revoked' })).data).toEqual([])
  })

  test('200: by the last four; of two letters too; pages of what is found', async () => {
    const mine = await newProject()
    const one = await newLicenseKey(mine, { end_user: { email: 'zz@example.com' } })
    const two = await newLicenseKey(mine, { end_user: { email: 'zy@example.com' } })
    expect((await list(mine, { search: one.key_last4 })).data.map(({ id }) => id)).toContain(one.id)
    expect((await list(mine, { search: 'zz' })).data.map(({ id }) => id)).toEqual([one.id])
    const found = await list(mine, { search: '%' })
    expect(found.data).toEqual([])
    const second = await list(mine, { search: 'example.com', per_page: '1', page: '2' })
    expect([second.data.map(({ id }) => id), second.body.total]).toEqual([[one.id], 2])
    expect(two.id).not.toBe(one.id)
  })

  test('400: a key is refused, because it must stand in no address', async () => {
    const { key } = await newLicenseKey(project)
    const refused = await list(project, { search: key.toLowerCase() })
    expectRefusal(refused, 'VALIDATION_ERROR', 'search')
    expect(refused.text).not.toContain(key.slice(5, 20))
  })
})

describe('POST /api/v1/license-keys/look-up', () => {
  test('200: the licence of a key, however it was typed and whatever its state, with who has it; also for who may only read', async () => {
    const { id, key } = await newLicenseKey(project, { end_user: { email: 'lou@example.com' } })
    const answered = await lookUp(project, ` ${key.toLowerCase().replaceAll('-', ' ')} `, { key: project.readKey })
    expect(answered.data).toMatchObject({ id, end_user: { email: 'lou@example.com' } })
    expect(answered.text.toUpperCase()).not.toContain(key.slice(5, 20))
  })

  test('404: a typo, an unknown key, one of another project', async () => {
    const theirs = await newLicenseKey(other)
    for (const key of ['hello', newKey(project.id, null).text, theirs.key])
      expectRefusal(await lookUp(project, key), 'LICENSE_KEY_NOT_FOUND')
  })
})

describe('POST /api/v1/license-keys/{id}/activations', () => {
  const byHand = ({ key }: Project, id: string, device_fingerprint: string, more: Fields = {}) =>
    send(licenseDesk.activate, { key, params: { id }, body: { device_fingerprint, ...more } })

  test('200: a seat and a token without the key, as the app would have them; twice takes one seat', async () => {
    const licence = await keepLicence(project, { max_devices: 1 })
    const first = await byHand(project, licence.id, 'mac-1', { device_name: 'Studio' })
    expect(first.status).toBe(200)
    expect(first.data).toMatchObject({ license: { id: licence.id, active_devices: 1 } })
    expect(first.data.token.split('.')).toHaveLength(3)
    const again = await byHand(project, licence.id, 'mac-1')
    expect(again.data.activation).toMatchObject({ id: first.data.activation.id, device_name: 'Studio' })
    expect((await activate(licence, 'mac-1')).data.activation.id).toBe(first.data.activation.id)
    expect(await seatsOf(licence)).toEqual({ max_devices: 1, active_devices: 1, bound: 1 })
  })

  test('409: with the app racing for the last seat one gets it; the other is told what holds it', async () => {
    const licence = await keepLicence(project, { max_devices: 1 })
    const answers = await Promise.all([byHand(project, licence.id, 'mac-1'), activate(licence, 'mac-2')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await seatsOf(licence)).toEqual({ max_devices: 1, active_devices: 1, bound: 1 })
  })

  test('403 where the licence is over; 404 for one of another project', async () => {
    const revoked = await keepLicence(project, { status: 'revoked' })
    expectRefusal(await byHand(project, revoked.id, 'mac-1'), 'LICENSE_KEY_REVOKED')
    const theirs = await keepLicence(other)
    expectRefusal(await byHand(project, theirs.id, 'mac-1'), 'NOT_FOUND')
    expect(await seatsOf(theirs)).toMatchObject({ bound: 0 })
    expectRefusal(await byHand(project, revoked.id, ''), 'VALIDATION_ERROR', 'device_fingerprint')
  })
})

describe('DELETE /api/v1/license-keys/{id}/activations/{activationId}', () => {
  test('200: the seat is free, also of a licence that is revoked; twice frees no second one', async () => {
    const licence = await keepLicence(project, { max_devices: 2, status: 'revoked' })
    const device = await bindDevice(licence, 'mac-1')
    await bindDevice(licence, 'mac-2')
    for (let n = 0; n < 2; n += 1) expect((await free(project, licence.id, device.id)).status).toBe(200)
    expect(await seatsOf(licence)).toEqual({ max_devices: 2, active_devices: 1, bound: 1 })
  })

  test('200: the seat goes to whoever asks next', async () => {
    const licence = await keepLicence(project)
    const { data } = await activate(licence, 'mac-1')
    expectRefusal(await activate(licence, 'mac-2'), 'SEAT_LIMIT_REACHED')
    await free(project, licence.id, data.activation.id)
    expect((await activate(licence, 'mac-2')).status).toBe(200)
  })

  test('404: a device of another licence, of another project, none', async () => {
    const [licence, second, theirs] = [await keepLicence(project), await keepLicence(project), await keepLicence(other)]
    const [device, foreign] = [await bindDevice(second, 'mac-1'), await bindDevice(theirs, 'mac-1')]
    for (const [id, activation] of [
      [licence.id, device.id],
      [licence.id, nobody],
      [theirs.id, foreign.id],
    ] as const)
      expectRefusal(await free(project, id, activation), 'NOT_FOUND')
    expect(await seatsOf(theirs)).toMatchObject({ active_devices: 1, bound: 1 })
  })
})

describe('GET /api/v1/audit-log?record_id=', () => {
  test('200: of a licence, what the team did to it and to its devices, and not to those of others', async () => {
    const { key } = project
    const licence = await keepLicence(project, { max_devices: 2 })
    const another = await keepLicence(project)
    await send(licenseKeys.update, { key, params: { id: licence.id }, body: { plan: 'pro' } })
    const activated = await send(licenseDesk.activate, {
      key,
      params: { id: licence.id },
      body: { device_fingerprint: 'mac-1' },
    })
    await send(licenseDesk.activate, { key, params: { id: another.id }, body: { device_fingerprint: 'mac-1' } })
    await activate(licence, 'pc-1') // By the customer, who is nobody of the team.
    const { activation } = activated.data
    await free(project, licence.id, activation.id)

    const { data } = await audited(project, { record_id: licence.id })
    expect(data.map(({ record_id, change }) => [record_id, change])).toEqual([
      [activation.id, 'updated'],
      [activation.id, 'created'],
      [licence.id, 'updated'],
    ])
    const { activations } = (await send(licenseKeys.get, { key, params: { id: licence.id } })).data
    const device = activations.find(({ id }) => id === activation.id)
    expect(data[0]?.after).toEqual({ released_at: device?.released_at })
    expect(data[1]?.after).toMatchObject({ activated_at: device?.activated_at })
    expect((await audited(project, { record_id: activation.id })).data).toHaveLength(2)
    expect((await audited(other, { record_id: licence.id })).data).toEqual([])
  })
})

describe('POST /api/v1/license-keys/import', () => {
  test('200: licences with new keys, shown once, and with old ones, which go on working', async () => {
    const mine = await newProject({ license_key_prefix: 'ACME' })
    const rows = [
      { email: 'Ana@example.com', name: 'Ana', plan: 'pro', max_devices: 3, metadata: { order: 7 } },
      { email: 'ana@EXAMPLE.com', key: uuid, expires_at: '2020-01-01T00:00:00Z' },
      { key: 'key/eyJhIjoxfQ==.c2lnbmF0dXJl-_x', status: 'suspended', max_devices: null },
    ]
    const { data, status } = await bring(mine, rows)
    expect([status, data.rows, data.dry_run]).toEqual([200, 3, false])
    const [first, second, third] = data.imported
    expect(first).toMatchObject({ row: 0, plan: 'pro', max_devices: 3, metadata: { order: 7 }, status: 'active' })
    expect(second).toMatchObject({ row: 1, key: null, status: 'expired', end_user_id: first?.end_user_id })
    expect(third).toMatchObject({ row: 2, key: null, status: 'suspended', max_devices: null, end_user_id: null })
    expect(await db.end_user.count({ where: { project_id: mine.id } })).toBe(1)

    const project_id = mine.id
    const id = first?.id ?? ''
    expect((await activate({ id, project_id, hash: '', key: first?.key ?? '' }, 'mac-1')).status).toBe(200)
    const old = { id: '', project_id, hash: '', key: uuid.toLowerCase().replaceAll('-', '') }
    expect((await lookUpKey(old)).data).toMatchObject({ id: second?.id, status: 'expired', has_old_key: true })
    expect((await lookUp(mine, rows[2]?.key as string)).data.id).toBe(third?.id)
    expect((await lookUpKey({ ...old, project_id: other.id })).error.code).toBe('LICENSE_KEY_NOT_FOUND')
  })

  test('200: `dry_run` checks and makes nothing', async () => {
    const before = await count(project)
    const { data } = await bring(project, [{ email: 'dry@example.com' }, {}], { dry_run: true })
    expect(data).toEqual({ dry_run: true, rows: 2, imported: [] })
    expect(await count(project)).toBe(before)
    expect(await db.end_user.count({ where: { email_key: 'dry@example.com' } })).toBe(0)
  })

  test('200: with `Idempotency-Key` a replay makes nothing twice and shows the keys again', async () => {
    const headers = { 'Idempotency-Key': `import-${Math.random()}` }
    const first = await bring(project, [{ email: 'again@example.com' }], {}, { headers })
    const before = await count(project)
    expect((await bring(project, [{ email: 'again@example.com' }], {}, { headers })).text).toBe(first.text)
    expect(await count(project)).toBe(before)
  })

  test('200: a key that this project made is known again, in whatever project it was lost', async () => {
    const mine = await newProject()
    const { key, id } = await newLicenseKey(mine)
    await db.license_key.delete({ where: { id } })
    const { data } = await bring(mine, [{ key }])
    expect((await lookUp(mine, key)).data.id).toBe(data.imported[0]?.id)
    expect(await db.license_key.count({ where: { project_id: mine.id, has_old_key: true } })).toBe(0)
  })

  test('200: two people of one file who turn out to be one are one', async () => {
    const mine = await newProject()
    const known = await newEndUser(mine, { external_id: 'u-1' })
    const { data } = await bring(mine, [{ email: 'eve@example.com' }, { email: 'eve@example.com', external_id: 'u-1' }])
    expect(data.imported.map(({ end_user_id }) => end_user_id)).toEqual([known.id, known.id])
    expect(await db.end_user.count({ where: { project_id: mine.id } })).toBe(1)
  })

  test('200: webhooks are told of each, without its key', async () => {
    const mine = await newProject()
    openLoopback()
    await newWebhook(mine, 'http://127.0.0.1:9/hook')
    const { data } = await bring(mine, [{ email: 'told@example.com' }, { key: uuid }])
    const events = await db.event.findMany({ where: { project_id: mine.id, type: 'license_key_minted' } })
    expect(events.map(({ data }) => (data as { id: string }).id).toSorted()).toEqual(
      data.imported.map(({ id }) => id).toSorted(),
    )
    expect(JSON.stringify(events)).not.toContain(data.imported[0]?.key)
  })

  test('400: every row with a wrong key is named, and nothing is made of the others', async () => {
    const taken = await newLicenseKey(project)
    const before = await count(project)
    const rows = [{ key: uuid }, { key: 'short-key' }, { key: uuid.toLowerCase() }, { key: taken.key }, {}]
    for (const dry_run of [true, false])
      expectRefusal(
        await bring(project, rows, { dry_run }),
        'VALIDATION_ERROR',
        ...[1, 2, 3].map((row) => `rows.${row}.key`),
      )
    expect(await count(project)).toBe(before)
  })

  test.each([
    ['rows', []],
    ['rows', Array.from({ length: 201 }, () => ({}))],
    ['rows.1.email', [{}, { email: 'nobody' }]],
    ['rows.0.max_devices', [{ max_devices: 0 }]],
    ['rows.0.expires_at', [{ expires_at: 'tomorrow' }]],
    ['rows.0.status', [{ status: 'expired' }]],
  ])('400: %s', async (path, rows) => {
    expectRefusal(await bring(project, rows), 'VALIDATION_ERROR', path)
  })

  test('two at once that bring the same key make it once', async () => {
    const mine = await newProject()
    const rows = [{ email: 'race@example.com', key: uuid }]
    const answers = await Promise.all(Array.from({ length: 4 }, () => bring(mine, rows)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect(await count(mine)).toBe(1)
  })

  test('two at once that name the same people in other orders make each once', async () => {
    const mine = await newProject()
    const rows = Array.from({ length: 20 }, (_, n) => ({ email: `p${n}@example.com`, external_id: `u-${n}` }))
    const answers = await Promise.all([bring(mine, rows), bring(mine, rows.toReversed())])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await db.end_user.count({ where: { project_id: mine.id } })).toBe(20)
  })
})

test('where old keys are taken, an unknown one counts tenfold; elsewhere it costs no look-up', async () => {
  const [mine, plain] = [await newProject(), await newProject()]
  await bring(mine, [{ key: uuid }])
  const tried = async ({ id }: Project, from: string) => {
    const licence = { id: '', hash: '', project_id: id, key: uuid.replace('38', '39') }
    return (await lookUpKey(licence, { from })).status
  }
  const statuses = async (of: Project, from: string) => {
    const all = []
    for (let n = 0; n < 7; n += 1) all.push(await tried(of, from))
    return all
  }
  expect(await statuses(mine, 'fd00:1::1')).toEqual([404, 404, 404, 404, 404, 404, 429])
  expect(await statuses(plain, 'fd00:2::1')).toEqual([404, 404, 404, 404, 404, 404, 404])
})
