import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { type LicenseOptions, memoryStorage } from '@/public/sdk/frontdesk.js'
import { DAY, HOUR } from '@/tests/support/at'
import { at, away, newSdk, refusal, until } from '@/tests/support/sdk'

const sdk = newSdk()
const { device, mint } = sdk

/** A storage that holds a good licence, changed by hand. */
async function keptWith(
  changes: object | ((kept: Record<string, unknown>) => object),
  more: Partial<LicenseOptions> = {},
) {
  const { key } = await mint()
  const storage = memoryStorage()
  await device({ storage, ...more }).activate(key)
  const kept = JSON.parse(String(storage.get(sdk.kept)))
  const changed = typeof changes === 'function' ? changes(kept) : changes
  storage.set(sdk.kept, JSON.stringify({ ...kept, ...changed }))
  return storage
}

const another = () => String(generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x)

const damages: [string, object | ((kept: Record<string, unknown>) => object)][] = [
  ['`last_seen` that is a text', { last_seen: 'x' }],
  ['`last_seen` that is none', { last_seen: null }],
  ['`skew` that is a text', { skew: '5' }],
  ['`skew` beyond a day', { skew: -2 * DAY }],
  ['`license_expires_at` that is no date', { license_expires_at: 'zzz' }],
  ['`refused` that is a text', { refused: 'x' }],
  ['no keys', { keys: null }],
  ['keys that are no list', { keys: {} }],
  ['keys that are nothing', { keys: [null, 7] }],
  ['a key of the wrong length', ({ keys }) => ({ keys: [{ ...(keys as object[])[0], x: 'AAAA' }] })],
  ['another key under its name', ({ keys }) => ({ keys: [{ ...(keys as object[])[0], x: another() }] })],
]

test.each(damages)('a record with %s is not believed offline, and mended online', async (_, changes) => {
  const storage = await keptWith(changes)

  expect(await device({ storage, fetch: away }).start()).toMatchObject({
    allowed: false,
    problem: { code: 'TOKEN_INVALID' },
  })
  const online = device({ storage })
  await online.start()
  await until(() => online.state.allowed)
  expect(online.state.problem).toBeNull()
})

test('`last_seen` taken back does not let the clock go behind the token’s own time', async () => {
  const storage = await keptWith({ last_seen: 0 })

  expect(await device({ storage, fetch: away, now: at(-HOUR) }).start()).toMatchObject({ status: 'clock_wrong' })
  expect(await device({ storage, fetch: away }).start()).toMatchObject({ status: 'active' })
})

test('`skew` changed by hand stretches a token by a day at most', async () => {
  const storage = await keptWith({ last_seen: 0, skew: -DAY })

  expect((await device({ storage, fetch: away, now: at(12 * DAY) }).start()).status).toBe('expired')
})

test.each([-DAY, DAY - HOUR])('a clock that was wrong at activation may be set right later (%d ms)', async (off) => {
  const storage = await keptWith({}, { now: at(off) })

  expect(await device({ storage, fetch: away }).start()).toMatchObject({ status: 'active', allowed: true })
  expect((await device({ storage, fetch: away, now: at(2 * DAY) }).start()).status).toBe('active')
  expect((await device({ storage, fetch: away, now: at(12 * DAY) }).start()).status).toBe('expired')
})

test('a clock that is years ahead is told when activating, and no seat is lost', async () => {
  const { id, key } = await mint()
  const license = device({ now: at(400 * DAY) })

  expect((await refusal(license.activate(key))).code).toBe('CLOCK_WRONG')
  expect(license.state.status).toBe('unlicensed')
  expect(await sdk.seats(id)).toBe(0)
})

test.each(['tolerance_seconds', 'grace_seconds'])('%s that is no number is refused', (name) => {
  for (const value of [Number.NaN, -1, Number.POSITIVE_INFINITY])
    expect(() => device({ [name]: value })).toThrow(`\`${name}\` must be a number of seconds.`)
})

test('pinned keys that are none are refused', () => {
  for (const keys of [[], ['-----BEGIN PUBLIC KEY-----'], [null]] as never[])
    expect(() => device({ keys })).toThrow('`keys` must be Ed25519 public keys')
})
