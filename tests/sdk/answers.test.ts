import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { FrontdeskLicense, memoryStorage } from '@/public/sdk/frontdesk.js'
import { startHttp } from '@/tests/support/http-server'
import { refusal } from '@/tests/support/sdk'
import { nobody } from '@/tests/support/seeds'

/** Activates at a server that answers so. */
async function activating(status: number, body: string, headers: { [name: string]: string } = {}) {
  const server = await startHttp(({ path }) =>
    path.includes('jwks') ? { status: 200, body: '{"keys":[null,{"kty":"OKP"}]}' } : { status, body, headers },
  )
  const device = { fingerprint: 'device-1' }
  const license = new FrontdeskLicense({ url: server.url, project_id: nobody, device, storage: memoryStorage() })
  const error = await refusal(license.activate('KEY'))
  expect(license.state.status).toBe('unlicensed')
  license.stop()
  await server.stop()
  return error
}

const token = await new SignJWT({ sub: 'licence' })
  .setProtectedHeader({ alg: 'EdDSA', kid: 'ours' })
  .sign(generateKeyPairSync('ed25519').privateKey)

const answers: [string, number, string][] = [
  ['a page', 200, '<h1>Welcome</h1>'],
  ['a proxy’s page', 502, '<h1>Bad Gateway</h1>'],
  ['half an answer', 200, '{"success":tr'],
  ['nothing', 200, ''],
  ['null', 200, 'null'],
  ['a text', 200, '"hello"'],
  ['a list', 200, '[]'],
  ['no data', 200, '{}'],
  ['data that is null', 200, '{"data":null}'],
  ['no token', 200, '{"data":{"license":{"expires_at":null}}}'],
  ['a token that is a number', 200, '{"data":{"token":5,"license":{"expires_at":null}}}'],
  ['no licence', 200, JSON.stringify({ data: { token } })],
  ['an end that is no date', 200, JSON.stringify({ data: { token, license: { expires_at: 'zzz' } } })],
  ['an error without a code', 400, '{"error":{"code":7}}'],
  ['an error that is a text', 500, '{"error":"oops"}'],
]
test.each(answers)('%s is no answer', async (_, status, body) => {
  expect(await activating(status, body)).toMatchObject({ code: 'OFFLINE', status })
})

test('keys that are none verify nothing', async () => {
  const body = JSON.stringify({ data: { token, license: { expires_at: null } } })

  expect(await activating(200, body)).toMatchObject({ code: 'TOKEN_INVALID' })
})

test('a refusal keeps its code and its sentence, whatever they are', async () => {
  const said = (code: string) => JSON.stringify({ error: { code, message: 'We are down.' } })

  expect(await activating(400, said('constructor'))).toMatchObject({ code: 'constructor', message: 'We are down.' })
  expect(await activating(503, said('SERVICE_UNAVAILABLE'), { 'retry-after': '7' })).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'We are down.',
    status: 503,
    retry_after: 7,
  })
})

test('what holds the seats may be told badly', async () => {
  const body = (devices: unknown) => JSON.stringify({ error: { code: 'SEAT_LIMIT_REACHED', devices, manage_url: 7 } })

  expect(await activating(409, body({}))).toMatchObject({ devices: [], manage_url: null })
  const { devices, message } = await activating(409, body([null, { device_name: 7 }]))
  expect(devices).toEqual([{ device_name: null, platform: null, last_seen_at: '' }])
  expect(message).toContain('by: a device without a name. Free one, then try again.')
})

test('what the app’s own code throws is a LicenseError too', async () => {
  const broken = () => Promise.reject(new Error('no machine id'))
  const license = new FrontdeskLicense({
    url: 'http://127.0.0.1:1',
    project_id: nobody,
    device: { fingerprint: broken },
  })

  expect(await refusal(license.activate('KEY'))).toMatchObject({
    code: 'INTERNAL_ERROR',
    message: 'Error: no machine id',
  })
  license.stop()
})
