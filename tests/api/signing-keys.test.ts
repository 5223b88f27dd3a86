import { createHash, createPublicKey, sign, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { db, transaction } from '@/lib/db'
import { currentSigningKey } from '@/lib/domain/licences/signing/current-signing-key'
import { noteToken } from '@/lib/domain/licences/signing/note-token'
import { readJwks } from '@/lib/domain/licences/signing/read-jwks'
import { findVerifyingKey } from '@/lib/domain/licences/signing/verifying-key'
import { expectRefusal, send } from '@/tests/support/api'
import { DAY, HOUR, later } from '@/tests/support/at'
import { eventsOf, newListener } from '@/tests/support/events'
import { untilWaiting } from '@/tests/support/locks'
import { newProject, nobody, type Project } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'

const read = ({ id, key }: Pick<Project, 'id' | 'key'>) =>
  send(licenseKeys.publicKey, { key, query: { project_id: id } })
const rotate = ({ id, key }: Project, body?: object) =>
  send(licenseKeys.rotate, { key, query: { project_id: id }, ...(body && { body }) })
const rowsOf = ({ id: project_id }: Project) =>
  db.signing_key.findMany({ where: { project_id }, orderBy: { created_at: 'asc' } })
const kidsIn = async ({ id }: Pick<Project, 'id'>) =>
  (JSON.parse(await readJwks(id)).keys as { kid: string }[]).map(({ kid }) => kid)
const inDays = (days: number) => new Date(Date.now() + days * DAY)

describe('GET /api/v1/license-keys/public-key', () => {
  test('200: made on the first call, the same from then on, another for each project', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { status, data } = await read(project)
    expect(status).toBe(200)
    const { kid, jwk } = data
    expect(data).toEqual({
      project_id: project.id,
      kid,
      algorithm: 'EdDSA',
      public_key: expect.stringMatching(/^-----BEGIN PUBLIC KEY-----\n[\w+/=]+\n-----END PUBLIC KEY-----\n$/),
      jwk: { kty: 'OKP', crv: 'Ed25519', x: jwk.x, kid, alg: 'EdDSA', use: 'sig' },
      jwks_url: `http://localhost:3000/portal/license-keys/jwks?project_id=${project.id}`,
      created_at: data.created_at,
    })
    expect((await read(project)).data).toEqual(data)
    expect((await read(other)).data.kid).not.toBe(kid)
  })

  test('200: the id is the thumbprint of RFC 7638, PEM and JWK are one key, and its private part signs for it', async () => {
    const project = await newProject()
    const { kid, jwk, public_key } = (await read(project)).data
    const canonical = `{"crv":"Ed25519","kty":"OKP","x":"${jwk.x}"}`
    expect(kid).toBe(createHash('sha256').update(canonical).digest('base64url'))
    const [pem, same] = [createPublicKey(public_key), createPublicKey({ key: jwk, format: 'jwk' })]
    expect(pem.equals(same)).toBe(true)
    const signing = await currentSigningKey(project.id)
    expect(signing.kid).toBe(kid)
    const said = Buffer.from('words')
    expect(verify(null, said, pem, sign(null, said, signing.private))).toBe(true)
  })

  test('404 to who may only read, until somebody has made it: looking makes none', async () => {
    const project = await newProject()
    const viewer = await newMember(project, 'viewer')
    const query = { project_id: project.id }
    const looks = () =>
      Promise.all([
        send(licenseKeys.publicKey, { member: viewer, query }),
        send(licenseKeys.publicKey, { key: project.readKey, query }),
      ])
    for (const answer of await looks()) expectRefusal(answer, 'NOT_FOUND')
    expect(await rowsOf(project)).toEqual([])
    const { kid } = await currentSigningKey(project.id)
    expect((await looks()).map(({ data }) => data.kid)).toEqual([kid, kid])
  })

  test('20 at once, of the first call: one key', async () => {
    const project = await newProject()
    const asked = Array.from({ length: 20 }, async (_, n) =>
      n % 2 ? (await read(project)).data.kid : (await currentSigningKey(project.id)).kid,
    )
    const kids = new Set(await Promise.all(asked))
    expect([...kids]).toEqual((await rowsOf(project)).map(({ kid }) => kid))
    expect(kids.size).toBe(1)
  })

  test('a first call that is rolled back made none', async () => {
    const project = await newProject()
    const work = transaction(async () => {
      await currentSigningKey(project.id)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await rowsOf(project)).toEqual([])
    expect(await kidsIn(project)).toEqual([])
  })

  test('the private part is kept sealed, for its own project and key alone', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { d } = (await currentSigningKey(project.id)).private.export({ format: 'jwk' })
    const theirs = (await currentSigningKey(other.id)).row
    const [row] = await rowsOf(project)
    expect(d).toHaveLength(43)
    expect(JSON.stringify(row).includes(d ?? '')).toBe(false)
    await db.signing_key.update({ where: { id: row?.id ?? '' }, data: { private_key: theirs.private_key } })
    await expect(currentSigningKey(project.id)).rejects.toThrow()
  })
})

describe('POST /api/v1/license-keys/public-key/rotate', () => {
  test('200: a new current key; the one before stays in the set until its last token has run out', async () => {
    const project = await newProject()
    const before = await currentSigningKey(project.id)
    await noteToken(before.id, inDays(7))
    const { status, data } = await rotate(project, {})
    expect(status).toBe(200)
    expect(data.kid).not.toBe(before.kid)
    expect((await read(project)).data).toEqual(data)
    expect((await currentSigningKey(project.id)).kid).toBe(data.kid)

    expect(await kidsIn(project)).toEqual([data.kid, before.kid])
    expect(await later(7 * DAY - HOUR, () => kidsIn(project))).toEqual([data.kid, before.kid])
    expect(await later(7 * DAY + HOUR, () => kidsIn(project))).toEqual([data.kid])
    expect((await findVerifyingKey(project.id, before.kid))?.id).toBe(before.id)
  })

  test('200: without a body; one that signed nothing is gone at once, and several stand the newest first', async () => {
    const project = await newProject()
    const signed = [await currentSigningKey(project.id)]
    await rotate(project)
    signed.unshift(await currentSigningKey(project.id))
    for (const { id } of signed) await noteToken(id, inDays(1))
    const unused = (await rotate(project)).data.kid
    const current = (await rotate(project)).data.kid
    expect(await kidsIn(project)).toEqual([current, ...signed.map(({ kid }) => kid)])
    expect(await kidsIn(project)).not.toContain(unused)
  })

  test('200: before there was any', async () => {
    const project = await newProject()
    const { data } = await rotate(project)
    expect((await read(project)).data.kid).toBe(data.kid)
    expect(await rowsOf(project)).toHaveLength(1)
  })

  test('200: `compromised` drops every retired one at once, for good', async () => {
    const project = await newProject()
    const oldest = await currentSigningKey(project.id)
    await noteToken(oldest.id, inDays(7))
    await rotate(project)
    const leaked = await currentSigningKey(project.id)
    await noteToken(leaked.id, inDays(7))
    const { kid } = (await rotate(project, { compromised: true })).data
    expect(await kidsIn(project)).toEqual([kid])
    for (const gone of [oldest, leaked]) {
      expect(await findVerifyingKey(project.id, gone.kid)).toBeNull()
      await noteToken(gone.id, inDays(8))
    }
    expect((await findVerifyingKey(project.id, kid))?.kid).toBe(kid)
    await rotate(project, { compromised: false })
    expect(await kidsIn(project)).not.toContain(leaked.kid)
  })

  test('waits for tokens that are being signed, so that none of the old key comes after it', async () => {
    const project = await newProject()
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const signing = transaction(async () => {
      const { kid } = await currentSigningKey(project.id)
      begun.resolve()
      await ended.promise
      return { kid, at: performance.now() }
    })
    await begun.promise
    const rotating = rotate(project).then(({ data }) => ({ kid: data.kid, at: performance.now() }))
    await untilWaiting()
    ended.resolve()
    const [old, now] = await Promise.all([signing, rotating])
    expect(now.at).toBeGreaterThan(old.at)
    expect(now.kid).not.toBe(old.kid)
  })

  test('10 at once: each answers a key of its own, one of them current', async () => {
    const project = await newProject()
    await read(project)
    const kids = await Promise.all(Array.from({ length: 10 }, async () => (await rotate(project)).data.kid))
    expect(new Set(kids).size).toBe(10)
    const rows = await rowsOf(project)
    expect(rows).toHaveLength(11)
    const current = rows.filter(({ retired_at }) => retired_at === null)
    expect(current.map(({ kid }) => kid)).toEqual([(await read(project)).data.kid])
    expect(kids).toContain(current[0]?.kid)
  })

  test('raced by first calls: every key that was answered is there, one is current', async () => {
    for (let round = 0; round < 5; round += 1) {
      const project = await newProject()
      const asked = Array.from({ length: 12 }, (_, n) => (n % 3 ? read(project) : rotate(project)))
      const answers = await Promise.all(asked)
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
      const rows = await rowsOf(project)
      expect(rows.filter(({ retired_at }) => retired_at === null)).toHaveLength(1)
      for (const { data } of answers) expect(rows.map(({ kid }) => kid)).toContain(data.kid)
    }
  })

  test('400: `compromised` that is no boolean', async () => {
    const project = await newProject()
    expectRefusal(await rotate(project, { compromised: 'yes' }), 'VALIDATION_ERROR', 'compromised')
    expect(await rowsOf(project)).toEqual([])
  })

  test('tells webhooks which key came after which', async () => {
    const project = await newProject()
    await newListener(project)
    const first = (await rotate(project)).data
    const second = (await rotate(project, { compromised: true })).data
    const { jwks_url } = first
    expect((await eventsOf(project)).map(({ type, data }) => ({ type, ...(data as object) }))).toEqual([
      { type: 'signing_key_rotated', kid: first.kid, previous_kid: null, compromised: false, jwks_url },
      { type: 'signing_key_rotated', kid: second.kid, previous_kid: first.kid, compromised: true, jwks_url },
    ])
  })
})

describe('which key verifies', () => {
  test('none of another project, none that nobody knows', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { kid } = await currentSigningKey(project.id)
    expect((await findVerifyingKey(project.id, kid))?.kid).toBe(kid)
    expect(await findVerifyingKey(other.id, kid)).toBeNull()
    expect(await findVerifyingKey(project.id, 'x')).toBeNull()
    expect(await readJwks(nobody)).toBe('{"keys":[]}')
  })
})

describe('until when a key has signed', () => {
  const start = Date.UTC(2030, 0, 1, 10, 30)

  test('is never before the last token, and written once an hour', async () => {
    const project = await newProject()
    const { id } = await currentSigningKey(project.id)
    const version = async () => {
      const [row] = await db.$queryRaw<[{ xmin: string; tokens_until: Date }]>`
        SELECT xmin::text, tokens_until FROM signing_key WHERE id = ${id}::uuid`
      return row
    }
    const versions = new Set<string>()
    for (let minute = 0; minute < 150; minute += 5) {
      const exp = new Date(start + minute * 60_000)
      await noteToken(id, exp)
      const { xmin, tokens_until } = await version()
      versions.add(xmin)
      expect(tokens_until.getTime()).toBeGreaterThanOrEqual(exp.getTime())
      expect(tokens_until.getTime() - exp.getTime()).toBeLessThanOrEqual(HOUR)
    }
    expect(versions.size).toBeLessThanOrEqual(4)
    await noteToken(id, new Date(start))
    expect((await version()).tokens_until.getTime()).toBeGreaterThan(start + 150 * 60_000 - HOUR)
  })

  test('is the latest of many that are noted at once', async () => {
    const project = await newProject()
    const { id } = await currentSigningKey(project.id)
    const exps = Array.from({ length: 30 }, (_, n) => new Date(start + ((n * 7) % 30) * HOUR))
    await Promise.all(exps.map((exp) => noteToken(id, exp)))
    const [row] = await rowsOf(project)
    expect(row?.tokens_until).toEqual(new Date(start + 29 * HOUR + HOUR / 2))
  })
})
