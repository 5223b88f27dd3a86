import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { votes } from '@/lib/contract/votes'
import { setEnv } from '@/lib/env'
import { newAddress, type Sent, send } from '@/tests/support/api'
import { newProject, newWish, nobody } from '@/tests/support/seeds'

// One write a minute: the second request from the same client is the one that is refused.
beforeEach(() => setEnv({ RATE_LIMIT_SCALE: '0.0001' }))
afterEach(() => setEnv({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXY_HOPS: '0' }))

const isRefused = async (sent: Sent) => (await send(votes.cast, { body: { wish_id: nobody }, ...sent })).status === 429
const forwarded = (...entries: string[]) => ({ headers: { 'X-Forwarded-For': entries.join(', ') } })

/** Whether two requests count as one client's. */
async function same(one: Sent, two: Sent): Promise<boolean> {
  if (await isRefused(one)) throw new Error('That client has been here before.')
  return isRefused(two)
}

const part = () => newAddress().slice(0, -3)
const ipv4 = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

describe('with TRUSTED_PROXY_HOPS 0', () => {
  test('the connection counts, whatever X-Forwarded-For says', async () => {
    expect(await same(forwarded(ipv4()), forwarded(ipv4()))).toBe(true)
  })

  test('two connections are two clients, though X-Forwarded-For says one', async () => {
    const claimed = forwarded(ipv4())
    expect(await same({ ...claimed, from: ipv4() }, { ...claimed, from: ipv4() })).toBe(false)
  })
})

describe('with TRUSTED_PROXY_HOPS 1', () => {
  beforeEach(() => setEnv({ TRUSTED_PROXY_HOPS: '1' }))

  test('the right-most entry counts', async () => {
    expect(await same(forwarded(ipv4()), forwarded(ipv4()))).toBe(false)
    const client = ipv4()
    expect(await same({ ...forwarded(client), from: ipv4() }, { ...forwarded(client), from: ipv4() })).toBe(true)
  })

  test('what a client wrote before it does not', async () => {
    const client = ipv4()
    expect(await same(forwarded(ipv4(), client), forwarded(ipv4(), ipv4(), client))).toBe(true)
  })

  test.each(['unknown', 'not an address', '999.1.1.1', '10.0.0.1:80'])(
    'an entry like %j leaves the connection to count',
    async (entry) => {
      expect(await same(forwarded(ipv4(), entry), {})).toBe(true)
    },
  )

  test('without the header the connection counts', async () => {
    expect(await same({}, {})).toBe(true)
  })
})

describe('with TRUSTED_PROXY_HOPS 2', () => {
  beforeEach(() => setEnv({ TRUSTED_PROXY_HOPS: '2' }))

  test('the second entry from the right counts', async () => {
    const client = ipv4()
    expect(await same(forwarded(ipv4(), client, ipv4()), forwarded(client, ipv4()))).toBe(true)
  })

  test('a header with fewer entries is not believed', async () => {
    expect(await same(forwarded(ipv4()), {})).toBe(true)
  })
})

describe('an IPv6 address', () => {
  test('counts by its first 64 bits', async () => {
    const network = part()
    expect(await same({ from: `${network}::1` }, { from: `${network}:ffff:1:2:3` })).toBe(true)
  })

  test('of another network is another client', async () => {
    expect(await same({ from: `${part()}::1` }, { from: `${part()}::1` })).toBe(false)
  })

  test('counts however it is written', async () => {
    const network = part()
    expect(await same({ from: `${network}:0:0:0:1` }, { from: `${network.toUpperCase()}::1%eth0` })).toBe(true)
  })

  test('that stands for an IPv4 address counts as that', async () => {
    const address = ipv4()
    expect(await same({ from: address }, { from: `::ffff:${address}` })).toBe(true)
    const mapped = [ipv4(), ipv4()]
    expect(await same({ from: `::ffff:${mapped[0]}` }, { from: `::ffff:${mapped[1]}` })).toBe(false)
  })

  test('in hexadecimal stands for an IPv4 address too', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = [10, 1, 2, 3].map((n, i) => (i === 0 ? n : Math.floor(Math.random() * 256)))
    const hex = [a * 256 + b, c * 256 + d].map((n) => n.toString(16)).join(':')
    expect(await same({ from: `${a}.${b}.${c}.${d}` }, { from: `::ffff:${hex}` })).toBe(true)
  })
})

test('two people of one household vote as two when their browsers differ, and one person changing addresses in it as one', async () => {
  setEnv({ RATE_LIMIT_SCALE: '1' })
  const { id } = await newWish(await newProject())
  const network = part()
  const vote = (host: string, agent: string) =>
    send(votes.cast, { body: { wish_id: id }, from: `${network}:${host}`, headers: { 'User-Agent': agent } })
  expect((await vote('0:0:0:1', 'Firefox')).data.vote_count).toBe(1)
  expect((await vote('a:b:c:d', 'Firefox')).data.vote_count).toBe(1)
  expect((await vote('a:b:c:d', 'Safari')).data.vote_count).toBe(2)
})
