import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { type LicenseStorage, memoryStorage } from '@/public/sdk/frontdesk.js'
import { send } from '@/tests/support/api'
import { DAY, HOUR } from '@/tests/support/at'
import { away, newSdk, refusal, until } from '@/tests/support/sdk'

const sdk = newSdk()
const { device, mint } = sdk

let page: EventTarget
let uncaught: unknown[]
const keep = (error: unknown) => uncaught.push(error)
beforeEach(() => {
  page = new EventTarget()
  uncaught = []
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  process.on('unhandledRejection', keep)
})
afterEach(() => {
  process.off('unhandledRejection', keep)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(uncaught).toEqual([])
})

const soon = () => new Promise((done) => setTimeout(done, 50))

/** A storage that can be broken. */
function fragile() {
  const texts = memoryStorage()
  const broken = { get: false, set: false }
  const storage: LicenseStorage = {
    get: (name) => {
      if (broken.get) throw new Error('EIO: the disk is gone')
      return texts.get(name)
    },
    set: (name, value) => {
      if (broken.set) throw new Error('ENOSPC: no space left on device')
      return texts.set(name, value)
    },
  }
  return { storage, broken, texts }
}

test('what a listener throws is reported, and stops neither the others nor the licence', async () => {
  const { key } = await mint()
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const license = device()
  const heard: string[] = []
  license.onChange(() => {
    throw new Error('a bug of the app')
  })
  license.onChange(({ status }) => heard.push(status))

  expect((await license.start()).status).toBe('unlicensed')
  expect((await license.activate(key)).status).toBe('active')
  expect(heard).toEqual(['unlicensed', 'active'])
  expect(reported).toMatchObject([{ message: 'a bug of the app' }, { message: 'a bug of the app' }])
})

test('a storage that cannot be read is the state’s problem, and is read again later', async () => {
  const { key } = await mint()
  const { storage, broken } = fragile()
  await device({ storage }).activate(key)
  broken.get = true
  const license = device({ storage, fetch: away })

  expect(await license.start()).toMatchObject({ status: 'unlicensed', problem: { code: 'STORAGE_FAILED' } })
  for (const work of [license.activate(key), license.refresh(), license.deactivate()])
    expect((await refusal(work)).code).toBe('STORAGE_FAILED')
  broken.get = false
  page.dispatchEvent(new Event('online'))
  await until(() => license.state.allowed)
  expect(license.state.problem).toBeNull()
})

test('a storage that fails while the app runs costs nothing, and is written when it works again', async () => {
  const { key } = await mint()
  const { storage, broken, texts } = fragile()
  let days = 0
  const license = device({ storage, now: () => Date.now() + days * DAY })
  await license.activate(key)
  broken.get = true
  broken.set = true
  days = 1
  page.dispatchEvent(new Event('online'))
  await until(() => license.state.problem?.code === 'STORAGE_FAILED')
  expect(license.state.allowed).toBe(true)

  const refreshed = await license.refresh()
  expect(refreshed).toMatchObject({ status: 'active', problem: { code: 'STORAGE_FAILED' } })
  expect(texts.get(sdk.kept)).not.toContain(license.token)
  broken.get = false
  broken.set = false
  page.dispatchEvent(new Event('online'))
  await until(() => license.state.problem === null)
  expect(texts.get(sdk.kept)).toContain(license.token)
})

test('after `stop` nothing is done by itself, also after a refresh', async () => {
  const { key } = await mint()
  let days = 0
  const license = device({ now: () => Date.now() + days * DAY })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const waits = () => timers.mock.calls.filter(([, wait]) => wait === HOUR).length
  await license.activate(key)
  expect(waits()).toBe(1)
  license.stop()
  await license.refresh()
  const before = sdk.api.asked.length
  days = 5
  page.dispatchEvent(new Event('online'))
  await soon()

  expect(waits()).toBe(1)
  expect(sdk.api.asked.slice(before)).toEqual([])
  await license.start()
  await until(() => sdk.api.asked.length > before)
})

test('a new start reads anew: what was emptied meanwhile is gone', async () => {
  const { key } = await mint()
  const storage = memoryStorage()
  const license = device({ storage })
  await license.activate(key)
  license.stop()
  storage.set(sdk.kept, null)

  expect(await license.start()).toMatchObject({ status: 'unlicensed', claims: null })
})

test('a second start answers how things stand by then', async () => {
  const { key } = await mint()
  const license = device()
  await license.start()
  await license.activate(key)

  expect((await license.start()).status).toBe('active')
})

test('a problem is gone once the device is online again and a refresh has succeeded', async () => {
  const { key } = await mint()
  let reach: typeof fetch = fetch
  const license = device({ fetch: (...asked) => reach(...asked) })
  await license.activate(key)
  reach = away
  await refusal(license.refresh())
  expect(license.state).toMatchObject({ status: 'active', problem: { code: 'OFFLINE' } })
  reach = fetch
  page.dispatchEvent(new Event('online'))

  await until(() => license.state.problem === null)
})

test('a refusal stays the problem while the service is away, and is asked for again', async () => {
  const { id, key } = await mint()
  const storage = memoryStorage()
  const license = device({ storage })
  await license.activate(key)
  await send(licenseKeys.suspend, { key: sdk.project.key, params: { id } })
  await refusal(license.refresh())
  const offline = device({ storage, fetch: away })
  await offline.start()
  await refusal(offline.refresh())
  expect(offline.state.problem?.code).toBe('LICENSE_KEY_SUSPENDED')

  await send(licenseKeys.reinstate, { key: sdk.project.key, params: { id } })
  const again = device({ storage })
  await again.start()
  await until(() => again.state.problem === null)
})
