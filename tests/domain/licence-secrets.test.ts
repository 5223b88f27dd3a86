import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { db } from '@/lib/db'
import { newKey } from '@/lib/domain/licences/key-text'
import { currentSigningKey } from '@/lib/domain/licences/signing/current-signing-key'
import { setEnv } from '@/lib/env'
import { startWorker, stopWorker } from '@/lib/jobs/worker'
import { log } from '@/lib/log'
import { newRequest } from '@/tests/support/access'
import { send } from '@/tests/support/api'
import { dump } from '@/tests/support/dump'
import { startHttp } from '@/tests/support/http-server'
import { newLicenseKey } from '@/tests/support/license-keys'
import { emptyQueues, mailThrough, until } from '@/tests/support/mail'
import { activate, deactivate, lookUpKey, refresh } from '@/tests/support/seats'
import { newProject, type Project } from '@/tests/support/seeds'
import { newWebhook } from '@/tests/support/webhooks'

/** What may be found nowhere, by name. */
const secrets: { [name: string]: string } = {}
/** What may be found in the database alone. */
const hashes: string[] = []
const found = { 'before it was sent': '', database: '', logs: '', webhooks: '', letters: '' }

/** The log's own lines, as they go out. */
function readLog(): () => string {
  const stream = Reflect.get(log, pino.symbols.streamSym) as { write: (line: string) => unknown }
  const lines: string[] = []
  stream.write = (line) => lines.push(line)
  log.level = 'trace'
  return () => lines.join('')
}

/** Everything that can happen to a licence, well or badly, with its key in the request where it belongs there. */
async function live(project: Project): Promise<void> {
  const end_user = { external_id: 'ana', email: 'ana@example.com' }
  const body = { project_id: project.id, end_user, expires_at: '2999-01-01T00:00:00Z', metadata: { order: 'MARKER' } }
  const minting = { key: project.key, body, headers: { 'Idempotency-Key': randomUUID() } }
  const { data } = await send(licenseKeys.create, minting)
  expect((await send(licenseKeys.create, minting)).data.key).toBe(data.key)
  secrets.key = data.key
  const licence = { id: data.id, project_id: project.id, key: data.key, hash: '' }
  const params = { id: data.id }

  const tokens = [await activate(licence, 'one'), await refresh(licence, 'one')]
  for (const [n, { data }] of tokens.entries()) secrets[`token ${n}`] = data.token
  expect((await activate(licence, 'two')).error.code).toBe('SEAT_LIMIT_REACHED')
  await lookUpKey(licence)
  const unknown = newKey(project.id, 'ACME').text
  secrets['unknown key'] = unknown
  for (const key of [`${data.key}X`, unknown])
    expect((await activate({ ...licence, key }, 'one')).error.code).toBe('LICENSE_KEY_NOT_FOUND')
  await send(licenseKeys.update, { key: project.key, params, body: { plan: 'pro', max_devices: 2 } })
  await deactivate(licence, 'one')
  secrets['private key'] = (await currentSigningKey(project.id)).private.export({ format: 'jwk' }).d ?? ''
  await send(licenseKeys.rotate, { key: project.key, query: { project_id: project.id } })
  for (const verb of ['suspend', 'reinstate', 'revoke'] as const) {
    await send(licenseKeys[verb], { key: project.key, params })
    await refresh(licence, 'one')
  }
  const gone = await newLicenseKey(project)
  secrets['deleted key'] = gone.key
  await send(licenseKeys.remove, { key: project.key, params: { id: gone.id } })
  for (const { hash } of await db.license_key.findMany({ where: { project_id: project.id } })) hashes.push(hash)
}

/** A device that is activated while our own key is broken: the error is in the log. */
async function fail(): Promise<void> {
  const project = await newProject()
  const { id, key } = await newLicenseKey(project)
  secrets['key of a failure'] = key
  const { id: broken } = await currentSigningKey(project.id)
  await db.signing_key.update({ where: { id: broken }, data: { private_key: 'broken' } })
  expect((await activate({ id, project_id: project.id, key, hash: '' }, 'one')).status).toBe(500)
}

async function lettersIn(outbox: string): Promise<string[] | null> {
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.json'))
  return files.length > 0 ? Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8'))) : null
}

let receiver: Awaited<ReturnType<typeof startHttp>>

beforeAll(async () => {
  await emptyQueues()
  const outbox = await mailThrough()
  const logged = readLog()
  receiver = await startHttp(() => ({ status: 204 }))
  setEnv({ WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' })
  const project = await newProject({ license_key_prefix: 'ACME' })
  const hook = await newWebhook(project, receiver.url)
  secrets['webhook secret'] = hook.secret
  await live(project)
  await fail()
  await newRequest(project)
  found['before it was sent'] = await dump()

  await startWorker()
  const events = await db.event.count({ where: { project_id: project.id } })
  await until(() => receiver.received.length >= events, 30)
  const letters = await until(() => lettersIn(outbox))
  found.database = await dump()
  found.logs = logged()
  found.webhooks = JSON.stringify(receiver.received)
  found.letters = letters.join('\n')
})
afterAll(async () => {
  setEnv({ WEBHOOK_ALLOW_CIDRS: '' })
  await stopWorker()
  await receiver.stop()
})

/** A secret in every way in which it might stand somewhere. */
function waysToWrite(secret: string): string[] {
  const bare = secret.replace(/^ACME/, '').replaceAll('-', '')
  const spelled = [secret, bare, secret.toLowerCase(), bare.toLowerCase()]
  return spelled.flatMap((text) => {
    const bytes = Buffer.from(text)
    return [
      text,
      bytes.toString('hex'),
      bytes.toString('base64').slice(0, -4),
      bytes.toString('base64url').slice(0, -4),
    ]
  })
}

describe.each(Object.keys(found) as (keyof typeof found)[])('no secret of a licence is in the %s', (place) => {
  test.each([
    'key',
    'unknown key',
    'deleted key',
    'key of a failure',
    'token 0',
    'token 1',
    'private key',
    'webhook secret',
  ])('%s', (name) => {
    expect(secrets[name]?.length).toBeGreaterThan(30)
    const text = found[place].toLowerCase()
    for (const written of waysToWrite(secrets[name] ?? '')) expect(text.includes(written.toLowerCase())).toBe(false)
  })
})

test('the hash of a key is in the database alone', () => {
  expect(hashes.length).toBeGreaterThan(0)
  for (const hash of hashes) {
    expect(found.database).toContain(hash)
    for (const text of [found.logs, found.webhooks, found.letters]) expect(text.includes(hash)).toBe(false)
  }
})

test('all of it was looked at: rows, lines and bodies tell of the licence', () => {
  const told = [
    ...['minted', 'updated', 'suspended', 'reinstated', 'revoked', 'deleted'].map((what) => `license_key_${what}`),
    ...['device_activated', 'device_deactivated', 'seat_limit_reached', 'signing_key_rotated'],
  ]
  for (const type of told) {
    expect(found['before it was sent']).toContain(type)
    expect(found.webhooks).toContain(type)
  }
  for (const path of ['/api/v1/license-keys', '/portal/license-keys/activate', '/portal/license-keys/refresh'])
    expect(found.logs).toContain(`"path":"${path}"`)
  expect(found.logs).toContain('"status":500')
  for (const place of ['before it was sent', 'database', 'webhooks'] as const) expect(found[place]).toContain('MARKER')
  expect(found.letters).toContain('ana@example.com')
})
