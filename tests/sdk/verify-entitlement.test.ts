import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { type Jwk, LicenseError, verifyEntitlement } from '@/public/sdk/frontdesk.js'
import { nobody } from '@/tests/support/seeds'

const issuer = 'https://desk.example.com'
const fingerprint = 'device-1'
const now = Math.floor(Date.now() / 1000)

function pair(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid } as Jwk }
}
const ours = pair('ours')
const theirs = pair('theirs')

const good = {
  iss: issuer,
  aud: nobody,
  sub: 'licence',
  jti: '1',
  iat: now,
  nbf: now - 60,
  exp: now + 3600,
  refresh_after: now + 1800,
  plan: 'pro',
  max_devices: 1,
  device: { id: 'activation', fingerprint_sha256: createHash('sha256').update(fingerprint).digest('hex') },
  end_user: null,
  metadata: {},
}

const sign = (claims: object, header: object = {}, key: KeyObject | Uint8Array = ours.privateKey) =>
  new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: 'ours', ...header }).sign(key)

const verify = (token: string, more = {}) =>
  verifyEntitlement(token, { issuer, project_id: nobody, fingerprint, keys: [ours.jwk], ...more })

async function code(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof LicenseError ? error.code : String(error)
}

test('a good token is good, and its claims are answered', async () => {
  expect(await verify(await sign({}))).toEqual(good)
})

describe('refused', () => {
  const unsigned = (header: object) =>
    `${[header, good].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`
  const secret = new TextEncoder().encode(ours.jwk.x)

  const tokens: [string, () => Promise<string> | string, string][] = [
    ['nothing', () => '', 'TOKEN_INVALID'],
    ['no text at all', () => undefined as unknown as string, 'TOKEN_INVALID'],
    ['no JWT', () => 'a.b', 'TOKEN_INVALID'],
    ['a part too many', async () => `${await sign({})}.x`, 'TOKEN_INVALID'],
    ['`alg` none', () => unsigned({ alg: 'none', kid: 'ours' }), 'TOKEN_INVALID'],
    ['no signature', () => unsigned({ alg: 'EdDSA', kid: 'ours' }), 'TOKEN_INVALID'],
    ['HMAC by the public key', () => sign({}, { alg: 'HS256' }, secret), 'TOKEN_INVALID'],
    ['a key that is not known', () => sign({}, { kid: 'theirs' }, theirs.privateKey), 'TOKEN_INVALID'],
    ['another key under our name', () => sign({}, {}, theirs.privateKey), 'TOKEN_INVALID'],
    ['another installation', () => sign({ iss: 'https://evil.example.com' }), 'TOKEN_INVALID'],
    ['another product', () => sign({ aud: 'another' }), 'TOKEN_INVALID'],
    ['a list of products', () => sign({ aud: [nobody] }), 'TOKEN_INVALID'],
    ['no end', () => sign({ exp: undefined }), 'TOKEN_INVALID'],
    ['too early', () => sign({ nbf: now + 600 }), 'TOKEN_INVALID'],
    ['run out', () => sign({ exp: now - 600 }), 'TOKEN_EXPIRED'],
    ['another device', () => sign({ device: { ...good.device, fingerprint_sha256: '00' } }), 'OTHER_DEVICE'],
    ['no device', () => sign({ device: undefined }), 'OTHER_DEVICE'],
  ]
  test.each(tokens)('%s', async (_, token, expected) => {
    expect(await code(verify(await token()))).toBe(expected)
  })
})

test('a clock may be wrong by the tolerance', async () => {
  expect((await verify(await sign({ exp: now - 200 }))).sub).toBe('licence')
  expect((await verify(await sign({ nbf: now + 200 }))).sub).toBe('licence')
  expect(await code(verify(await sign({ exp: now - 200 }), { tolerance_seconds: 0 }))).toBe('TOKEN_EXPIRED')
})

test('a moment or a tolerance that is no number is refused', async () => {
  const token = await sign({ exp: 1 })

  expect(await code(verify(token, { at: Number.NaN }))).toBe('VALIDATION_ERROR')
  expect(await code(verify(token, { tolerance_seconds: Number.NaN }))).toBe('VALIDATION_ERROR')
})

test('a damaged key is told from a machine that cannot verify', async () => {
  const short = { ...ours.jwk, x: 'AAAA' }

  expect(await code(verify(await sign({}), { keys: [null, short] }))).toBe('TOKEN_INVALID')
})
