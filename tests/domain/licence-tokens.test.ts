import { createHash, createPublicKey, verify } from 'node:crypto'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import type { Entitlement } from '@/lib/contract/license-key'
import { licensePortal } from '@/lib/contract/license-portal'
import { db } from '@/lib/db'
import { rotateSigningKey } from '@/lib/domain/licences/signing/rotate-signing-key'
import { env } from '@/lib/env'
import { send } from '@/tests/support/api'
import { DAY, HOUR, later, SECOND } from '@/tests/support/at'
import { activate, keepLicence, refresh, saidBy } from '@/tests/support/seats'
import { newProject, type Project } from '@/tests/support/seeds'

const WEEK = 604_800

type PublicKey = (typeof Entitlement)['_output']['public_key']

const keysOf = async ({ id }: Project): Promise<JSONWebKeySet> =>
  JSON.parse((await send(licensePortal.jwks, { query: { project_id: id } })).text)

/** As a host app does that has nothing but Node.js: the claims, when the key has signed them. */
function verified(token: string, { public_key }: PublicKey): { [name: string]: never } | null {
  const [header = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(header, 'base64url').toString()).alg).toBe('EdDSA')
  const good = verify(
    null,
    Buffer.from(`${header}.${claims}`),
    createPublicKey(public_key),
    Buffer.from(signature, 'base64url'),
  )
  return good ? saidBy(token) : null
}

/** As a host app does that has jose and reads the JWK set. */
const verifiedByJose = async (token: string, project: Project) =>
  jwtVerify(token, createLocalJWKSet(await keysOf(project)), {
    algorithms: ['EdDSA'],
    typ: 'JWT',
    issuer: env.BASE_URL,
    audience: project.id,
  })

test('a token says exactly what was decided, and is signed by the key that comes with it', async () => {
  const project = await newProject()
  const person = await db.end_user.create({ data: { project_id: project.id, external_id: 'user-7', name: 'Ana' } })
  const licence = await keepLicence(project, {
    plan: 'Größe L',
    max_devices: 3,
    end_user_id: person.id,
    metadata: { features: ['日本語'], seats: { a: 1 } },
  })
  const before = Math.floor(Date.now() / 1_000)
  const { token, activation, public_key, expires_at, refresh_after } = (await activate(licence, 'mac ä')).data
  const claims = verified(token, public_key)
  const iat = Number(claims?.iat)
  expect(iat).toBeGreaterThanOrEqual(before)
  expect(iat).toBeLessThanOrEqual(Date.now() / 1_000)
  expect(claims).toEqual({
    iss: env.BASE_URL,
    aud: project.id,
    sub: licence.id,
    jti: expect.stringMatching(/^[\da-f-]{36}$/),
    iat,
    nbf: iat - 60,
    exp: iat + WEEK,
    refresh_after: expect.any(Number),
    plan: 'Größe L',
    max_devices: 3,
    device: { id: activation.id, fingerprint_sha256: createHash('sha256').update('mac ä').digest('hex') },
    end_user: { id: person.id, external_id: 'user-7' },
    metadata: { features: ['日本語'], seats: { a: 1 } },
  })
  expect(Date.parse(expires_at) / 1_000).toBe(iat + WEEK)
  expect(Date.parse(refresh_after) / 1_000).toBe(claims?.refresh_after)
  expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).toEqual({
    alg: 'EdDSA',
    typ: 'JWT',
    kid: public_key.kid,
  })
})

test('jose takes it by the JWK set of the project, and by no other project’s', async () => {
  const [project, other] = [await newProject(), await newProject()]
  const { token } = (await activate(await keepLicence(project), 'mac-1')).data
  await activate(await keepLicence(other), 'mac-1')
  const { payload, protectedHeader } = await verifiedByJose(token, project)
  expect(payload).toMatchObject({ aud: project.id, end_user: null, plan: null, max_devices: 1, metadata: {} })
  expect(protectedHeader.kid).toBe((await keysOf(project)).keys[0]?.kid)
  await expect(verifiedByJose(token, { ...project, id: other.id })).rejects.toThrow()
})

test('each token has an id of its own', async () => {
  const licence = await keepLicence(await newProject())
  const tokens = [(await activate(licence, 'mac-1')).data.token]
  for (let n = 0; n < 3; n += 1) tokens.push((await refresh(licence, 'mac-1')).data.token)
  expect(new Set(tokens.map((token) => saidBy(token).jti)).size).toBe(4)
})

test.each([
  ['an hour', 3_600],
  ['90 days', 7_776_000],
  ['what is no such time, which is the default', 5],
])('the project sets how long it is good: %s', async (_name, seconds) => {
  const project = await newProject({ entitlement_ttl_seconds: seconds })
  const { iat, exp } = saidBy((await activate(await keepLicence(project), 'mac-1')).data.token)
  expect(Number(exp) - Number(iat)).toBe(seconds < 3_600 ? WEEK : seconds)
})

test('it never outlives the licence, and is refreshed at half of what it has', async () => {
  const ends = new Date(Date.now() + DAY)
  const licence = await keepLicence(await newProject(), { expires_at: ends })
  const { data } = await activate(licence, 'mac-1')
  const { exp, iat, refresh_after } = saidBy(data.token)
  expect(exp).toBe(Math.floor(ends.getTime() / 1_000))
  const share = (Number(refresh_after) - Number(iat)) / (Number(exp) - Number(iat))
  expect(share).toBeGreaterThanOrEqual(0.39)
  expect(share).toBeLessThanOrEqual(0.61)
  expect(data.license.expires_at).toBe(ends.toISOString())
})

test('devices are asked to come back at half of its life, a tenth of it sooner or later, not all at once', async () => {
  const licence = await keepLicence(await newProject())
  const shares: number[] = []
  await activate(licence, 'mac-1')
  for (let n = 0; n < 19; n += 1) {
    const { iat, refresh_after } = saidBy((await refresh(licence, 'mac-1')).data.token)
    shares.push((Number(refresh_after) - Number(iat)) / WEEK)
  }
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.4)
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.6)
  expect(new Set(shares).size).toBeGreaterThan(5)
})

test('after a rotation old tokens still verify by the JWK set, and new ones do not verify by the old key', async () => {
  const project = await newProject()
  const licence = await keepLicence(project)
  const old = (await activate(licence, 'mac-1')).data
  const current = await rotateSigningKey(project.id, {})
  const young = (await refresh(licence, 'mac-1')).data
  expect(young.public_key.kid).toBe(current.kid)
  expect((await keysOf(project)).keys.map(({ kid }) => kid)).toEqual([current.kid, old.public_key.kid])
  for (const { token } of [old, young]) await verifiedByJose(token, project)

  expect(verified(old.token, old.public_key)).not.toBeNull()
  expect(verified(young.token, old.public_key)).toBeNull()
  expect(verified(young.token, young.public_key)).not.toBeNull()
})

test('a retired key stays in the JWK set until the last token it signed has run out, and no longer', async () => {
  const project = await newProject()
  const licence = await keepLicence(project)
  await activate(licence, 'mac-1')
  const { kid } = await later(2 * DAY, async () => (await refresh(licence, 'mac-1')).data.public_key)
  await later(2 * DAY, () => rotateSigningKey(project.id, {}))
  const isThere = async () => (await keysOf(project)).keys.some((key) => key.kid === kid)
  expect(await later(9 * DAY - 10 * SECOND, isThere)).toBe(true)
  expect(await later(9 * DAY + HOUR + SECOND, isThere)).toBe(false)
})

test('a key that was given away is in the JWK set no more, at once', async () => {
  const project = await newProject()
  const licence = await keepLicence(project)
  const old = (await activate(licence, 'mac-1')).data
  const current = await rotateSigningKey(project.id, { compromised: true })
  expect((await keysOf(project)).keys.map(({ kid }) => kid)).toEqual([current.kid])
  await expect(verifiedByJose(old.token, project)).rejects.toThrow()
  await verifiedByJose((await refresh(licence, 'mac-1')).data.token, project)
})

test('first activations of a project, 20 at once, are signed by one key', async () => {
  const project = await newProject()
  const licences = await Promise.all(Array.from({ length: 20 }, () => keepLicence(project)))
  const answers = await Promise.all(licences.map((licence) => activate(licence, 'mac-1')))
  expect(answers.map(({ status }) => status)).toEqual(licences.map(() => 200))
  expect(new Set(answers.map(({ data }) => data.public_key.kid)).size).toBe(1)
  for (const { data } of answers) expect(verified(data.token, data.public_key)).not.toBeNull()
})
