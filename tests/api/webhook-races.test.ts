import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { webhooks } from '@/lib/contract/webhooks'
import { db, transaction } from '@/lib/db'
import { nudgeDue } from '@/lib/domain/webhooks/delivery/nudge'
import { giveUpLeftovers, giveUpPending } from '@/lib/domain/webhooks/give-up-pending'
import { newAddress, send } from '@/tests/support/api'
import { HOUR, later } from '@/tests/support/at'
import { eventsOf, newListener } from '@/tests/support/events'
import { newLicenseKey } from '@/tests/support/license-keys'
import { emptyQueues } from '@/tests/support/mail'
import { activate, keepLicence } from '@/tests/support/seats'
import { newProject, type Project } from '@/tests/support/seeds'
import { newEvent, newWebhook } from '@/tests/support/webhooks'

const url = 'https://example.com/'
let project: Project
beforeEach(async () => {
  await emptyQueues()
  project = await newProject()
})

/** How often each came. */
const tally = (each: unknown[]) =>
  Object.fromEntries([...new Set(each)].map((one) => [one, each.filter((a) => a === one).length]))

const rotate = ({ id, key }: Project) => send(licenseKeys.rotate, { key, query: { project_id: id } })

describe('while a webhook listens', () => {
  test('15 rotations among activations on ten devices at a time are all done, and none waits for long', async () => {
    await newListener(project)
    let stop = false
    let slowest = 0
    const timed = async (work: () => Promise<{ status: number }>) => {
      const started = performance.now()
      const { status } = await work()
      slowest = Math.max(slowest, performance.now() - started)
      return status
    }
    const clients = Array.from({ length: 10 }, async () => {
      const statuses: number[] = []
      while (!stop) {
        const licence = await keepLicence(project, { max_devices: null })
        // So few that no limit is met.
        for (let device = 0; device < 15 && !stop; device += 1)
          statuses.push(await timed(() => activate(licence, `d${device}`, {}, { from: newAddress() })))
      }
      return statuses
    })
    const rotations: number[] = []
    for (let n = 0; n < 15; n += 1) rotations.push(await timed(() => rotate(project)))
    stop = true
    const activations = (await Promise.all(clients)).flat()
    expect(tally(rotations)).toEqual({ 200: 15 })
    expect(Object.keys(tally(activations))).toEqual(['200'])
    expect(slowest).toBeLessThan(10_000)
    const told = await eventsOf(project)
    expect(told.filter(({ type }) => type === 'signing_key_rotated')).toHaveLength(15)
    expect(told.filter(({ type }) => type === 'device_activated')).toHaveLength(activations.length)
  }, 60_000)

  test('licences are minted whatever webhooks come and go meanwhile', async () => {
    let stop = false
    const minting = Array.from({ length: 6 }, async () => {
      const statuses: number[] = []
      while (!stop)
        statuses.push((await send(licenseKeys.create, { key: project.key, body: { project_id: project.id } })).status)
      return statuses
    })
    for (let n = 0; n < 25; n += 1) {
      const { id } = await newWebhook(project, url)
      await sleep(20)
      expect((await send(webhooks.remove, { key: project.key, params: { id } })).status).toBe(200)
    }
    stop = true
    expect(Object.keys(tally((await Promise.all(minting)).flat()))).toEqual(['201'])
    expect(await db.record_tally.count({ where: { project_id: project.id, kind: { startsWith: 'webhook' } } })).toBe(0)
  }, 60_000)

  test('a change that takes its time keeps no other waiting', async () => {
    await newListener(project)
    let go = () => {}
    const held = new Promise<void>((done) => (go = done))
    let told = () => {}
    const emitted = new Promise<void>((done) => (told = done))
    const slow = transaction(async () => {
      await newEvent(project, 'slow')
      await db.end_user.create({ data: { project_id: project.id, email: 'ana@example.com' } })
      told()
      await held
    })
    await emitted
    const started = performance.now()
    await newLicenseKey(project, { end_user: { email: 'bo@example.com' } })
    await newEvent(project, 'quick')
    expect(performance.now() - started).toBeLessThan(4_000) // A lock is waited for 5 s.
    go()
    await slow
    expect(await eventsOf(project)).toHaveLength(3)
    const count = async (kind: string) =>
      (await db.record_tally.findFirst({ where: { project_id: project.id, kind } }))?.count
    expect([await count('webhook_delivery'), await count('webhook_delivery_pending'), await count('end_user')]).toEqual(
      [3, 3, 2],
    )
  })
})

describe('a webhook with very much waiting', () => {
  const MANY = 9_000
  const crowd = async () => {
    const { id } = await newWebhook(project, url)
    await db.$executeRaw`
      WITH made AS (
        INSERT INTO event (id, project_id, type, data)
        SELECT gen_random_uuid(), ${project.id}::uuid, 'wish_voted', '{}' FROM generate_series(1, ${MANY}::int) RETURNING id
      )
      INSERT INTO webhook_delivery (id, project_id, webhook_id, event_id, type)
      SELECT gen_random_uuid(), ${project.id}::uuid, ${id}::uuid, id, 'wish_voted' FROM made`
    return id
  }
  const jobsOf = (webhook_id: string) => db.$queryRaw`
    SELECT FROM pgboss.job WHERE data ->> 'delivery_id' IN (
      SELECT id::text FROM webhook_delivery WHERE webhook_id = ${webhook_id}::uuid)`
  const states = async (webhook_id: string) =>
    Object.fromEntries(
      (await db.webhook_delivery.groupBy({ by: ['state'], where: { webhook_id }, _count: true })).map((each) => [
        each.state,
        each._count,
      ]),
    )

  test('is switched off first, and what waits is given up some at a time; what is left goes within the minute', async () => {
    const id = await crowd()
    await db.webhook.update({ where: { id }, data: { enabled: false } })
    await giveUpPending(id, 1)
    const { pending = 0, failed = 0 } = await states(id)
    expect([pending > 0, failed > 0, pending + failed]).toEqual([true, true, MANY])
    await later(HOUR, nudgeDue)
    expect(await jobsOf(id)).toEqual([])
    await giveUpLeftovers()
    expect(await states(id)).toEqual({ failed: MANY })
    const listed = await send(webhooks.deliveries, { key: project.key, params: { id }, query: { state: 'failed' } })
    expect(listed.body.total).toBe(MANY)
  })

  test('loses nothing where it has been switched on again', async () => {
    const id = await crowd()
    await giveUpPending(id)
    await giveUpLeftovers()
    expect(await states(id)).toEqual({ pending: MANY })
  })
})
