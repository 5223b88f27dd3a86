import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { db, transaction } from '@/lib/db'
import { mintLicenseKey } from '@/lib/domain/licences/mint-license-key'
import { send } from '@/tests/support/api'
import { eventsOf, newListener } from '@/tests/support/events'
import { newLicenseKey } from '@/tests/support/license-keys'
import { newProject, type Project } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

const ana = { external_id: 'ana', email: 'ana@example.com' }
const anas = { end_user_external_id: 'ana', end_user_email: 'ana@example.com' }
const nobodys = { end_user_id: null, end_user_external_id: null, end_user_email: null }

type Verb = 'revoke' | 'suspend' | 'reinstate' | 'remove' | 'get'
const to = (verb: Verb, { key }: Project, id: string) => send(licenseKeys[verb], { key, params: { id } })
const update = ({ key }: Project, id: string, body: object) => send(licenseKeys.update, { key, params: { id }, body })

async function listening() {
  const project = await newProject({ license_key_prefix: 'ACME' })
  await newListener(project)
  return project
}

describe('each change of a licence', () => {
  test('tells webhooks once, with the licence as it is then and whose it is', async () => {
    const project = await listening()
    const { id, key, ...minted } = await newLicenseKey(project, { end_user: ana, metadata: { order: 7 } })
    await update(project, id, { plan: 'pro' })
    await to('suspend', project, id)
    await to('reinstate', project, id)
    await to('revoke', project, id)
    await to('remove', project, id)
    const events = await eventsOf(project)
    const told = events.map(({ type, data }) => [type, ...['status', 'plan'].map((name) => (data as Fields)[name])])
    expect(told).toEqual([
      ['license_key_minted', 'active', null],
      ['license_key_updated', 'active', 'pro'],
      ['license_key_suspended', 'suspended', 'pro'],
      ['license_key_reinstated', 'active', 'pro'],
      ['license_key_revoked', 'revoked', 'pro'],
      ['license_key_deleted', 'revoked', 'pro'],
    ])
    expect(events[0]?.data).toEqual({ id, ...minted })
    for (const { metadata } of events) expect(metadata).toEqual({ ...anas, end_user_id: minted.end_user_id })
    expect(JSON.stringify(events).includes(key)).toBe(false)
  })

  test('names the new person when it is another’s from now on, and nobody where it is nobody’s', async () => {
    const project = await listening()
    const { id } = await newLicenseKey(project, { end_user: { external_id: 'bob' } })
    const { end_user_id } = await newLicenseKey(project, { end_user: ana })
    await update(project, id, { end_user_id })
    await update(project, id, { end_user_id: null })
    const updates = (await eventsOf(project)).slice(-2)
    expect(updates.map(({ metadata }) => metadata)).toEqual([{ ...anas, end_user_id }, nobodys])
  })
})

test('what changes nothing, or is refused, tells nobody', async () => {
  const project = await listening()
  const { id } = await newLicenseKey(project, { plan: 'pro', metadata: { a: 1 } })
  await update(project, id, {})
  await update(project, id, { plan: 'pro', metadata: { a: 1 }, max_devices: 1 })
  await update(project, id, { status: 'revoked' })
  await to('reinstate', project, id)
  await to('revoke', project, id)
  for (const verb of ['revoke', 'suspend', 'reinstate', 'get'] as const) await to(verb, project, id)
  const types = (await eventsOf(project)).map(({ type }) => type)
  expect(types).toEqual(['license_key_minted', 'license_key_revoked'])
})

test('10 revocations at once tell webhooks once', async () => {
  const project = await listening()
  const { id } = await newLicenseKey(project)
  const answers = await Promise.all(Array.from({ length: 10 }, () => to('revoke', project, id)))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect((await eventsOf(project)).filter(({ type }) => type === 'license_key_revoked')).toHaveLength(1)
})

describe('a mint', () => {
  const rowsOf = async ({ id: project_id }: Project) => {
    const where = { project_id }
    const [{ jobs }] = await db.$queryRaw<[{ jobs: number }]>`
      SELECT count(*)::int AS jobs FROM pgboss.job WHERE name IN ('deliver_event', 'retry_event') AND data ->> 'delivery_id' IN (
        SELECT id::text FROM webhook_delivery WHERE project_id = ${project_id}::uuid)`
    return {
      licences: await db.license_key.count({ where }),
      people: await db.end_user.count({ where }),
      events: await db.event.count({ where }),
      deliveries: await db.webhook_delivery.count({ where }),
      jobs,
    }
  }
  const one = { licences: 1, people: 1, events: 1, deliveries: 1, jobs: 1 }

  test('that is done is sent', async () => {
    const project = await listening()
    await newLicenseKey(project, { end_user: ana })
    expect(await rowsOf(project)).toEqual(one)
  })

  test('that is rolled back sends nothing and leaves nothing', async () => {
    const project = await listening()
    const before = await db.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count FROM pgboss.job`
    const work = transaction(async () => {
      await mintLicenseKey({ project_id: project.id, end_user: ana })
      expect(await rowsOf(project)).toEqual(one)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await rowsOf(project)).toEqual({ licences: 0, people: 0, events: 0, deliveries: 0, jobs: 0 })
    expect(await db.$queryRaw`SELECT count(*)::int AS count FROM pgboss.job`).toEqual(before)
  })

  test('with the same Idempotency-Key again shows the same key, makes and sends nothing, and keeps the answer sealed', async () => {
    const project = await listening()
    const headers = { 'Idempotency-Key': randomUUID() }
    const sent = { key: project.key, headers, body: { project_id: project.id, end_user: ana } }
    const first = await send(licenseKeys.create, sent)
    const again = await send(licenseKeys.create, sent)
    expect([again.status, again.text]).toEqual([201, first.text])
    expect(again.data.key).toBe(first.data.key)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await rowsOf(project)).toEqual(one)

    const kept = await db.idempotency_key.findFirstOrThrow({ where: { key: headers['Idempotency-Key'] } })
    const bare = first.data.key.replace('ACME', '').replaceAll('-', '')
    for (const secret of [first.data.key, bare]) expect(JSON.stringify(kept).includes(secret)).toBe(false)
    expect(Buffer.from(kept.answer, 'base64url').toString('latin1').includes(bare)).toBe(false)
    expect(kept.answer.split('.')).toHaveLength(5)
    expect(kept.expires_at.getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  })
})
