import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Jwk, remoteKeys } from '@/public/sdk/frontdesk.js'
import { DAY, SECOND } from '@/tests/support/at'
import { startHttp } from '@/tests/support/http-server'
import { refusal } from '@/tests/support/sdk'
import { nobody } from '@/tests/support/seeds'

const MINUTE = 60 * SECOND
const key = (kid: string): Jwk => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  kid,
})

let server: Awaited<ReturnType<typeof startHttp>>
let listed: unknown[]
let status: number
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  listed = [null, key('one')]
  status = 200
  server = await startHttp(() => ({ status, body: JSON.stringify({ keys: listed }) }))
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})
const pass = (time: number) => vi.setSystemTime(Date.now() + time)

test('are fetched once for many tokens, and not for every unknown name', async () => {
  const find = remoteKeys(`${server.url}/`, nobody)

  expect(await Promise.all([find('one'), find('one'), find('one')])).toEqual([key('one'), key('one'), key('one')])
  expect(await find('two')).toBeUndefined()
  expect(server.received.map(({ path }) => path)).toEqual([`/portal/license-keys/jwks?project_id=${nobody}`])
})

test('a new one is found ten seconds after the last look', async () => {
  const find = remoteKeys(server.url, nobody)
  await find('one')
  listed = [key('two'), key('one')]
  pass(11 * SECOND)

  expect(await find('two')).toEqual(key('two'))
  expect(server.received).toHaveLength(2)
})

test('one given up as compromised is forgotten within ten minutes', async () => {
  const find = remoteKeys(server.url, nobody)
  await find('one')
  listed = [key('two')]
  pass(9 * MINUTE)
  expect(await find('one')).toEqual(key('one'))
  pass(2 * MINUTE)

  expect(await find('one')).toBeUndefined()
})

test('old ones serve for a day while the installation is away, asked for every ten seconds at most', async () => {
  const find = remoteKeys(server.url, nobody)
  await find('one')
  status = 502
  pass(11 * MINUTE)
  for (let i = 0; i < 5; i += 1) expect(await find('one')).toEqual(key('one'))
  expect(server.received).toHaveLength(2)
  pass(DAY)

  expect((await refusal(find('one'))).code).toBe('OFFLINE')
  expect(server.received).toHaveLength(3)
})

test('without any, an installation that is away is not asked for every token', async () => {
  status = 502
  const find = remoteKeys(server.url, nobody)
  for (let i = 0; i < 5; i += 1) expect((await refusal(find('one'))).status).toBe(502)
  expect(server.received).toHaveLength(1)
  status = 200
  pass(11 * SECOND)

  expect(await find('one')).toEqual(key('one'))
})

test('a clock that is set back puts no look off', async () => {
  const find = remoteKeys(server.url, nobody)
  await find('one')
  listed = [key('two')]
  pass(-DAY)

  expect(await find('two')).toEqual(key('two'))
})
