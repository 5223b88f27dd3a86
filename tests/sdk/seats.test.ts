import { afterEach, expect, test, vi } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { licensePortal } from '@/lib/contract/license-portal'
import { memoryStorage } from '@/public/sdk/frontdesk.js'
import { send } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import { at, away, newSdk, refusal } from '@/tests/support/sdk'

const sdk = newSdk()
const { device, mint, seats } = sdk
afterEach(() => vi.unstubAllGlobals())

/** The team, or the customer on the licence's page, frees the one seat. */
async function freeSeat(id: string, key: string) {
  const { activations } = (await send(licenseKeys.get, { key: sdk.project.key, params: { id } })).data
  const activation_id = activations[0]?.id ?? ''
  await send(licensePortal.release, { body: { project_id: sdk.project.id, activation_id, key } })
}

test('a seat freed elsewhere ends the licence with the next refresh, for good', async () => {
  const { id, key } = await mint()
  const storage = memoryStorage()
  const license = device({ storage })
  await license.activate(key)
  await freeSeat(id, key)

  expect((await refusal(license.refresh())).code).toBe('DEVICE_NOT_ACTIVATED')
  expect(license.state).toMatchObject({
    status: 'unlicensed',
    allowed: false,
    problem: { code: 'DEVICE_NOT_ACTIVATED' },
  })
  expect(license.token).toBeNull()
  expect((await device({ storage, fetch: away }).start()).status).toBe('unlicensed')
})

test('a seat freed elsewhere and taken anew in another window goes on in both', async () => {
  const { id, key } = await mint()
  const storage = memoryStorage()
  const one = device({ storage })
  await one.activate(key)
  const other = device({ storage })
  await other.start()
  await freeSeat(id, key)
  const second = await mint()
  await other.activate(second.key)

  expect(await one.refresh()).toMatchObject({ status: 'active', problem: null, claims: { sub: second.id } })
})

test('another key gives the former one’s seat back, the same key keeps it', async () => {
  const former = await mint()
  const next = await mint()
  const license = device()
  await license.activate(former.key)
  await license.activate(former.key.toLowerCase())
  expect(await seats(former.id)).toBe(1)
  await license.activate(next.key)

  expect([await seats(former.id), await seats(next.id)]).toEqual([0, 1])
  expect(license.state.claims?.sub).toBe(next.id)
})

test('another key that is refused leaves the former one’s seat', async () => {
  const former = await mint()
  const taken = await mint()
  await device({ device: { fingerprint: 'device-2' } }).activate(taken.key)
  const license = device()
  await license.activate(former.key)

  expect((await refusal(license.activate(taken.key))).code).toBe('SEAT_LIMIT_REACHED')
  expect(await seats(former.id)).toBe(1)
  expect(license.state).toMatchObject({ allowed: true, claims: { sub: former.id } })
})

test('a token of another installation names both, and the seat is given back', async () => {
  const { id, key } = await mint()
  const error = await refusal(device({ issuer: 'https://desk.example.com' }).activate(key))

  expect(error.code).toBe('TOKEN_INVALID')
  expect(error.message).toContain('http://localhost:3000')
  expect(error.message).toContain('https://desk.example.com')
  expect(await seats(id)).toBe(0)
})

test('a seat that the device had before is not given back', async () => {
  const { id, key } = await mint()
  await device().activate(key)
  await new Promise((done) => setTimeout(done, 5))
  await refusal(device({ issuer: 'https://desk.example.com' }).activate(key))

  expect(await seats(id)).toBe(1)
})

test('where tokens cannot be verified, no seat is taken', async () => {
  const { subtle } = crypto
  const importKey = () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'))
  vi.stubGlobal('crypto', { subtle: { digest: subtle.digest.bind(subtle), importKey } })
  const before = sdk.api.asked.length

  expect((await refusal(device().activate('ANY-KEY'))).code).toBe('UNSUPPORTED')
  expect(sdk.api.asked.slice(before)).toEqual([])
})

test('where a licence cannot be kept, no seat is taken', async () => {
  const { id, key } = await mint()
  const full = () => Promise.reject(new Error('ENOSPC: no space left on device'))
  const error = await refusal(device({ storage: { get: () => null, set: full } }).activate(key))

  expect(error).toMatchObject({ code: 'STORAGE_FAILED', cause: { message: 'ENOSPC: no space left on device' } })
  expect(await seats(id)).toBe(0)
})

test('an app that knows the old signing key alone takes no seat after a rotation; one that knows both goes on', async () => {
  const { id, key } = await mint()
  await device().activate(key)
  const jwk = async () =>
    (await send(licenseKeys.publicKey, { key: sdk.project.key, query: { project_id: sdk.project.id } })).data.jwk
  const old = await jwk()
  await send(licenseKeys.rotate, { key: sdk.project.key, query: { project_id: sdk.project.id } })
  const second = await mint()
  const error = await refusal(device({ keys: [old], device: { fingerprint: 'device-2' } }).activate(second.key))

  expect(error).toMatchObject({ code: 'TOKEN_INVALID', message: expect.stringContaining('update the app') })
  expect(await seats(second.id)).toBe(0)
  const both = device({ keys: [await jwk(), old] })
  expect(await both.activate(key)).toMatchObject({ status: 'active', problem: null })
  expect(await seats(id)).toBe(1)
})

test('pinned to the old signing key, the present token goes on after a rotation, and its grace', async () => {
  const { key } = await mint()
  const { jwk } = (await send(licenseKeys.publicKey, { key: sdk.project.key, query: { project_id: sdk.project.id } }))
    .data
  const storage = memoryStorage()
  await device({ storage, keys: [jwk] }).activate(key)
  await send(licenseKeys.rotate, { key: sdk.project.key, query: { project_id: sdk.project.id } })
  await later(8 * DAY, async () => {
    const license = device({ storage, keys: [jwk], now: at(8 * DAY) })
    await refusal(license.refresh())
    expect(license.state).toMatchObject({ status: 'grace', allowed: true, problem: { code: 'TOKEN_INVALID' } })
  })
})

test('an empty key is told without a request', async () => {
  const before = sdk.api.asked.length
  for (const key of ['', '  ', undefined as unknown as string])
    expect(await refusal(device().activate(key))).toMatchObject({ message: 'Enter a licence key.' })

  expect(sdk.api.asked.slice(before)).toEqual([])
})

test('a name that is too long, or holds half a character, is cut', async () => {
  const { id, key } = await mint()
  const name = `${'😀'.repeat(250)}`
  await device({ device: { fingerprint: 'device-1', name, platform: `a\ud83d\0${'b'.repeat(300)}` } }).activate(key)

  const { activations } = (await send(licenseKeys.get, { key: sdk.project.key, params: { id } })).data
  expect(activations).toMatchObject([{ device_name: '😀'.repeat(200), platform: `a${'b'.repeat(199)}` }])
})
