import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { fileStorage, memoryStorage } from '@/public/sdk/frontdesk.js'
import { send } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import { startHttp } from '@/tests/support/http-server'
import { at, away, newSdk, refusal, until } from '@/tests/support/sdk'

const sdk = newSdk()
const { device, mint, seats } = sdk

describe('activate', () => {
  test('takes a seat and says what the licence allows', async () => {
    const { id, key } = await mint({ metadata: { edition: 'gold' } })
    const state = await device().activate(` ${key.toLowerCase().replaceAll('-', ' ')} `)

    expect(state).toMatchObject({ status: 'active', allowed: true, problem: null })
    expect(state.claims).toMatchObject({ sub: id, plan: 'pro', max_devices: 1, metadata: { edition: 'gold' } })
    expect(await seats(id)).toBe(1)
  })

  test('on the same device takes no second seat', async () => {
    const { id, key } = await mint()
    await device().activate(key)
    await device().activate(key)

    expect(await seats(id)).toBe(1)
  })

  test('with every seat taken tells who holds them and where to free one', async () => {
    const { key } = await mint()
    await device().activate(key)
    const error = await refusal(device({ device: { fingerprint: 'device-2' } }).activate(key))

    expect(error).toMatchObject({ code: 'SEAT_LIMIT_REACHED', status: 409 })
    expect(error.devices).toMatchObject([{ device_name: 'Ana’s MacBook', platform: 'macOS' }])
    expect(error.manage_url).toBe(`http://localhost:3000/p/${sdk.project.slug}/licence`)
    expect(error.message).toContain('by: Ana’s MacBook. Free one at http://localhost:3000/p/')
  })

  test('with a key that is none is refused, and what was active stays', async () => {
    const { key } = await mint()
    const license = device()
    await license.activate(key)
    const error = await refusal(license.activate('NOT-A-KEY'))

    expect(error).toMatchObject({ code: 'LICENSE_KEY_NOT_FOUND', status: 404 })
    expect(license.state.status).toBe('active')
  })

  test('without a fingerprint keeps a random one, which outlives the licence', async () => {
    const { id, key } = await mint({ max_devices: 5 })
    const storage = memoryStorage()
    const license = device({ device: {}, storage })
    await license.activate(key)
    await license.deactivate()
    await device({ device: {}, storage }).activate(key)

    const { activations } = (await send(licenseKeys.get, { key: sdk.project.key, params: { id } })).data
    expect(activations).toHaveLength(1)
  })
})

describe('start', () => {
  test('verifies offline what is kept', async () => {
    const { key } = await mint()
    const storage = memoryStorage()
    await device({ storage }).activate(key)
    const license = device({ storage, fetch: away })

    expect(await license.start()).toMatchObject({ status: 'active', allowed: true })
    expect(license.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  test('without a key is unlicensed', async () => {
    expect(await device({ fetch: away }).start()).toMatchObject({ status: 'unlicensed', allowed: false, problem: null })
  })

  test('what another device has kept is good for nothing', async () => {
    const { key } = await mint()
    const storage = memoryStorage()
    await device({ storage }).activate(key)
    const state = await device({ storage, fetch: away, device: { fingerprint: 'device-2' } }).start()

    expect(state).toMatchObject({ status: 'unlicensed', allowed: false, problem: { code: 'OTHER_DEVICE' } })
  })

  test('what is kept broken is nothing; a changed token is refused, and fetched anew', async () => {
    const { key } = await mint()
    const storage = memoryStorage()
    await device({ storage }).activate(key)
    const name = `frontdesk.license.${sdk.project.id}`
    const kept = JSON.parse(String(storage.get(name)))
    const [head, body, signature] = kept.token.split('.')
    const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), plan: 'enterprise' }
    const token = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
    storage.set(name, JSON.stringify({ ...kept, token }))
    const offline = await device({ storage, fetch: away }).start()
    const online = device({ storage })
    await online.start()

    expect(offline).toMatchObject({ allowed: false, problem: { code: 'TOKEN_INVALID' } })
    await until(() => online.state.allowed)
    expect(online.state.claims?.plan).toBe('pro')
    storage.set(name, '{"version":1')
    expect((await device({ storage, fetch: away }).start()).status).toBe('unlicensed')
  })
})

describe('refresh', () => {
  test('comes by itself at half of the token’s life, and listeners hear of it', async () => {
    const { key } = await mint()
    const storage = memoryStorage()
    const first = device({ storage })
    await first.activate(key)
    const { token } = first
    first.stop()
    const heard: (string | null)[] = []
    await later(5 * DAY, async () => {
      const license = device({ storage, now: at(5 * DAY) })
      license.onChange(() => heard.push(license.token))
      await license.start()
      await until(() => heard.length === 2)
    })

    expect(heard[0]).toBe(token)
    expect(heard[1]).not.toBe(token)
  })

  test('is not done before that', async () => {
    const { key } = await mint()
    const storage = memoryStorage()
    await device({ storage }).activate(key)
    const before = sdk.api.asked.length
    await device({ storage, now: at(2 * DAY) }).start()
    await new Promise((done) => setTimeout(done, 100))

    expect(sdk.api.asked.slice(before)).toEqual([])
  })

  test('many at once are one request', async () => {
    const { key } = await mint()
    const license = device()
    await license.activate(key)
    const before = sdk.api.asked.length
    await Promise.all([license.refresh(), license.refresh(), license.refresh()])

    expect(sdk.api.asked.slice(before)).toEqual(['/portal/license-keys/refresh'])
  })

  test('of a revoked licence fails: it ends with its token, without grace, also after a new start', async () => {
    const { id, key } = await mint()
    const storage = memoryStorage()
    const license = device({ storage })
    await license.activate(key)
    await send(licenseKeys.revoke, { key: sdk.project.key, params: { id } })
    const error = await refusal(license.refresh())

    expect(error).toMatchObject({ code: 'LICENSE_KEY_REVOKED', status: 403 })
    expect(license.state).toMatchObject({ status: 'active', allowed: true, problem: { code: 'LICENSE_KEY_REVOKED' } })
    const afterwards = device({ storage, fetch: away, now: at(7 * DAY + 600_000) })
    expect(await afterwards.start()).toMatchObject({
      status: 'expired',
      allowed: false,
      problem: { code: 'LICENSE_KEY_REVOKED' },
    })
  })

  test('of one that was suspended and reinstated makes good what was refused', async () => {
    const { id, key } = await mint()
    const license = device()
    await license.activate(key)
    await send(licenseKeys.suspend, { key: sdk.project.key, params: { id } })
    await refusal(license.refresh())
    await send(licenseKeys.reinstate, { key: sdk.project.key, params: { id } })

    expect(await license.refresh()).toMatchObject({ status: 'active', problem: null })
  })

  test('after the signing key was rotated verifies with the new one; pinned to the old one it does not', async () => {
    const { key } = await mint({ max_devices: 2 })
    const loose = device()
    await loose.activate(key)
    const { keys } = await (await fetch(`${sdk.api.url}/portal/license-keys/jwks?project_id=${sdk.project.id}`)).json()
    const pinned = device({ keys, device: { fingerprint: 'device-2' } })
    await pinned.activate(key)
    await send(licenseKeys.rotate, { key: sdk.project.key, query: { project_id: sdk.project.id } })

    expect(await loose.refresh()).toMatchObject({ status: 'active', problem: null })
    expect((await refusal(pinned.refresh())).code).toBe('TOKEN_INVALID')
    expect(pinned.state).toMatchObject({ status: 'active', problem: { code: 'TOKEN_INVALID' } })
  })

  test('without a licence is refused', async () => {
    expect((await refusal(device().refresh())).code).toBe('NOT_ACTIVE')
  })
})

describe('without the service', () => {
  test('a token that has run out has three days of grace, then it is over', async () => {
    const { key } = await mint()
    const storage = memoryStorage()
    await device({ storage }).activate(key)
    const status = async (days: number) => (await device({ storage, fetch: away, now: at(days * DAY) }).start()).status

    expect([await status(6.9), await status(7.1), await status(9.9), await status(10.1)]).toEqual([
      'active',
      'grace',
      'grace',
      'expired',
    ])
  })

  test('grace never goes past the licence’s own end', async () => {
    const { key } = await mint({ expires_at: new Date(Date.now() + DAY).toISOString() })
    const storage = memoryStorage()
    await device({ storage }).activate(key)
    const state = await device({ storage, fetch: away, now: at(1.1 * DAY) }).start()

    expect(state).toMatchObject({ status: 'expired', allowed: false })
  })

  test('a clock set back is noticed, also after a new start; the service mends it', async () => {
    const { key } = await mint()
    const storage = memoryStorage()
    await device({ storage }).activate(key)
    await device({ storage, fetch: away, now: at(2 * DAY) }).start()
    const back = await device({ storage, fetch: away, now: at(DAY) }).start()

    expect(back).toMatchObject({ status: 'clock_wrong', allowed: false })
    expect(await device({ storage, now: at(DAY) }).refresh()).toMatchObject({ status: 'active', allowed: true })
  })

  test('a clock that was always wrong locks nobody out', async () => {
    const { key } = await mint()
    const storage = memoryStorage()
    for (const off of [-400 * DAY, -DAY, DAY]) {
      expect(await device({ storage, now: at(off) }).activate(key)).toMatchObject({ status: 'active' })
      expect(await device({ storage, fetch: away, now: at(off + DAY) }).start()).toMatchObject({ status: 'active' })
      expect(await device({ storage, fetch: away, now: at(off + 11 * DAY) }).start()).toMatchObject({
        status: 'expired',
      })
    }
  })

  test('activating says so, and so does the page of a hotel’s network', async () => {
    const { key } = await mint()
    const hotel = await startHttp(() => ({ status: 200, body: '<h1>Welcome</h1>' }))

    expect((await refusal(device({ fetch: away }).activate(key))).code).toBe('OFFLINE')
    expect((await refusal(device({ url: hotel.url }).activate(key))).code).toBe('OFFLINE')
    await hotel.stop()
  })
})

describe('deactivate', () => {
  test('gives the seat back and forgets the licence', async () => {
    const { id, key } = await mint()
    const storage = memoryStorage()
    const license = device({ storage })
    await license.activate(key)

    expect(await license.deactivate()).toMatchObject({ status: 'unlicensed', claims: null })
    expect(await seats(id)).toBe(0)
    expect(storage.get(`frontdesk.license.${sdk.project.id}`)).toBeNull()
    await device({ device: { fingerprint: 'device-2' } }).activate(key)
  })

  test('in one window ends it in another, which does not bring it back', async () => {
    const { key } = await mint()
    const storage = memoryStorage()
    await device({ storage }).activate(key)
    const other = device({ storage })
    await other.start()
    await device({ storage }).deactivate()

    expect((await refusal(other.refresh())).code).toBe('DEVICE_NOT_ACTIVATED')
    expect(other.state.status).toBe('unlicensed')
    expect(storage.get(`frontdesk.license.${sdk.project.id}`)).toBeNull()
  })

  test('keeps everything while the service cannot be told', async () => {
    const { key } = await mint()
    const storage = memoryStorage()
    await device({ storage }).activate(key)
    const license = device({ storage, fetch: away })

    expect((await refusal(license.deactivate())).code).toBe('OFFLINE')
    expect(license.state.status).toBe('active')
  })
})

test('a file of one’s own keeps the licence, for nobody else to read', async () => {
  const { key } = await mint()
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-sdk-'))
  await device({ storage: fileStorage(join(folder, 'licence')) }).activate(key)
  const state = await device({ storage: fileStorage(join(folder, 'licence')), fetch: away }).start()
  const [file = ''] = await readdir(join(folder, 'licence'))

  expect(state.status).toBe('active')
  expect((await stat(join(folder, 'licence', file))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})
