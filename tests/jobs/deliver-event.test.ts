import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { webhooks } from '@/lib/contract/webhooks'
import { db, transaction } from '@/lib/db'
import { emit } from '@/lib/domain/events/emit'
import { claimNext } from '@/lib/domain/webhooks/delivery/claim-next'
import { nextTry } from '@/lib/domain/webhooks/delivery/next-try'
import { nudgeDue } from '@/lib/domain/webhooks/delivery/nudge'
import { recordAttempt } from '@/lib/domain/webhooks/delivery/record-attempt'
import { tryOnce } from '@/lib/domain/webhooks/delivery/try-once'
import { workThrough } from '@/lib/domain/webhooks/delivery/work-through'
import { queues } from '@/lib/jobs/queues'
import { startWorker, stopWorker } from '@/lib/jobs/worker'
import { send } from '@/tests/support/api'
import { DAY, HOUR, later, SECOND } from '@/tests/support/at'
import { emptyQueues, until } from '@/tests/support/mail'
import { newProject, type Project } from '@/tests/support/seeds'
import {
  deliveriesOf,
  deliveryNow,
  hurryDeliveries,
  newEvent,
  newReceiver,
  newWebhook,
  prove,
  verified,
  work,
} from '@/tests/support/webhooks'

let project: Project
beforeEach(async () => {
  await emptyQueues()
  await db.webhook_delivery.deleteMany()
  project = await newProject()
})

const only = async (webhook_id: string) => db.webhook_delivery.findFirstOrThrow({ where: { webhook_id } })
const jobsFor = async (delivery_id: string) =>
  db.$queryRaw<{ wait: number }[]>`
    SELECT extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job
    WHERE name IN ('deliver_event', 'retry_event') AND data ->> 'delivery_id' = ${delivery_id} ORDER BY start_after DESC`

/** What a secret signs of what was received, at whatever time. */
const signature = (secret: string, { headers, text }: { headers: { [name: string]: unknown }; text: string }) =>
  new Webhook(secret).sign(String(headers['webhook-id']), new Date(Number(headers['webhook-timestamp']) * SECOND), text)

describe('an event', () => {
  test('is kept for each enabled webhook that asks for it, with a job each', async () => {
    const url = 'https://example.com/'
    const asked = await newWebhook(project, url, { types: ['wish_voted', 'signing_key_rotated'] })
    const all = await newWebhook(project, url)
    await newWebhook(project, url, { types: ['wish_voted'] })
    await newWebhook(project, url, { enabled: false })
    await newWebhook(await newProject(), url)
    await newEvent(project)

    const kept = await db.webhook_delivery.findMany({ where: { project_id: project.id } })
    expect(kept.map(({ webhook_id }) => webhook_id).sort()).toEqual([asked.id, all.id].sort())
    expect(new Set(kept.map(({ event_id }) => event_id)).size).toBe(1)
    for (const { id } of kept) expect(await jobsFor(id)).toHaveLength(1)
  })

  test('that nobody asks for is not even read', async () => {
    const data = () => Promise.reject(new Error('read'))
    await emit({ type: 'license_key_minted', project_id: project.id, data })
    expect(await db.event.count({ where: { project_id: project.id } })).toBe(0)

    await newWebhook(project, 'https://example.com/')
    await expect(emit({ type: 'license_key_minted', project_id: project.id, data })).rejects.toThrow('read')
    expect(await db.event.count({ where: { project_id: project.id } })).toBe(0)
  })

  test('of a transaction that rolls back never was: no event, no delivery, no job', async () => {
    await newWebhook(project, 'https://example.com/')
    let id = ''
    const work = transaction(async () => {
      await newEvent(project)
      id = (await db.webhook_delivery.findFirstOrThrow({ where: { project_id: project.id } })).id
      expect(await jobsFor(id)).toHaveLength(1)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await jobsFor(id)).toEqual([])
    expect(await db.event.count({ where: { project_id: project.id } })).toBe(0)
    expect(await db.webhook_delivery.count({ where: { project_id: project.id } })).toBe(0)
  })

  test('holds nothing that its contract does not declare, and whose doing it was', async () => {
    const { id } = await newWebhook(project, 'https://example.com/')
    const person = await db.end_user.create({
      data: { project_id: project.id, external_id: 'user-1', email: 'ana@example.com' },
    })
    const data = { kid: 'k1', previous_kid: null, compromised: false, jwks_url: '', private_key: 'secret' }
    await emit({ type: 'signing_key_rotated', project_id: project.id, data, end_user_id: person.id })
    const { event_id } = await only(id)
    expect(await db.event.findUnique({ where: { id: event_id } })).toMatchObject({
      data: { kid: 'k1', previous_kid: null, compromised: false, jwks_url: '' },
      metadata: { end_user_id: person.id, end_user_external_id: 'user-1', end_user_email: 'ana@example.com' },
    })
    expect(JSON.stringify(await db.event.findUnique({ where: { id: event_id } }))).not.toContain('private_key')
  })
})

describe('what a webhook is sent', () => {
  test('is signed as Standard Webhooks has it, over the very bytes, whatever is in them', async () => {
    const receiver = await newReceiver()
    const { id, secret } = await newWebhook(project, `${receiver.url}/hook?a=ü`)
    const kid = 'Grüße 日本 🎉 \u2028 "quoted" \\ </script>'
    await newEvent(project, kid)
    await work(id)

    const [one] = receiver.received
    if (!one) throw new Error('Nothing was received.')
    const { event_id } = await only(id)
    const sent = verified(secret, one)
    expect(sent).toEqual({
      id: event_id,
      type: 'signing_key_rotated',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      project_id: project.id,
      data: { kid, previous_kid: null, compromised: false, jwks_url: 'https://example.com/jwks' },
      metadata: { end_user_id: null, end_user_external_id: null, end_user_email: null },
    })
    expect(one).toMatchObject({
      method: 'POST',
      path: '/hook?a=%C3%BC',
      headers: { 'content-type': 'application/json', 'webhook-id': event_id },
    })

    // The same by hand, over the bytes.
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const hmac = createHmac('sha256', key).update(`${event_id}.${one.headers['webhook-timestamp']}.`).update(one.bytes)
    expect(one.headers['webhook-signature']).toBe(`v1,${hmac.digest('base64')}`)
    expect(one.headers['content-length']).toBe(String(one.bytes.length))
    expect(() => verified(secret, { ...one, text: one.text.replace('Grüße', 'Grusse') })).toThrow(
      'No matching signature',
    )
  })

  test('is signed with both secrets for 24 hours after a rotation, then with the new one', async () => {
    const receiver = await newReceiver()
    const { id, secret: old } = await newWebhook(project, receiver.url)
    const { secret } = (await send(webhooks.rotateSecret, { key: project.key, params: { id } })).data
    await newEvent(project)
    await work(id)
    await later(25 * HOUR, async () => {
      await newEvent(project)
      await work(id)
    })
    const [during, after] = receiver.received
    if (!during || !after) throw new Error('Two are received.')
    expect(during.headers['webhook-signature']).toBe(`${signature(secret, during)} ${signature(old, during)}`)
    expect(verified(old, during)).toEqual(verified(secret, during))
    expect(after.headers['webhook-signature']).toBe(signature(secret, after))
  })
})

describe('a receiver', () => {
  test('that fails twice gets the event a third time, and then no more', async () => {
    const answers = [500, 503]
    const receiver = await newReceiver(() => ({ status: answers.shift() ?? 200 }))
    const { id, secret } = await newWebhook(project, receiver.url)
    await startWorker()
    onTestFinished(stopWorker)
    await newEvent(project)
    await until(async () => {
      if (receiver.received.length < 3) await hurryDeliveries()
      return (await only(id)).state === 'delivered'
    }, 30)
    await hurryDeliveries()
    await sleep(1_500)

    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const one of receiver.received) expect(verified(secret, one).type).toBe('signing_key_rotated')
    const [delivery] = await deliveriesOf(project, id)
    expect(delivery).toMatchObject({
      state: 'delivered',
      attempts: [{ status: 500 }, { status: 503 }, { status: 200, error: null }],
      next_attempt_at: null,
    })
    expect((await db.webhook.findUniqueOrThrow({ where: { id } })).failing_since).toBeNull()
  })

  test.each([301, 302, 307, 308])('that answers %i has failed, and nobody is called instead', async (status) => {
    const elsewhere = await newReceiver()
    const receiver = await newReceiver(() => ({ status, headers: { Location: elsewhere.url } }))
    const { id } = await newWebhook(project, receiver.url)
    await newEvent(project)
    await work(id)
    expect(await deliveriesOf(project, id)).toMatchObject([{ state: 'pending', attempts: [{ status }] }])
    expect([receiver.received.length, elsewhere.received.length]).toEqual([1, 0])
  })

  test.each([200, 201, 202, 204, 299])('that answers %i has taken it', async (status) => {
    const receiver = await newReceiver(() => ({ status, ...(status !== 204 && { body: 'thanks' }) }))
    const { id } = await newWebhook(project, receiver.url)
    await newEvent(project)
    await work(id)
    expect(await deliveriesOf(project, id)).toMatchObject([{ state: 'delivered', attempts: [{ status, error: null }] }])
  })

  test('that is not there has failed, with the reason', async () => {
    const receiver = await newReceiver()
    await receiver.stop()
    const { id } = await newWebhook(project, receiver.url)
    await newEvent(project)
    await work(id)
    const attempts = [{ status: null, error: 'Nothing listens at the address.' }]
    expect(await deliveriesOf(project, id)).toMatchObject([{ state: 'pending', attempts }])
  })
})

describe('the schedule', () => {
  const MINUTE = 60
  const waits = [5, 5 * MINUTE, 30 * MINUTE, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]

  test('waits as decided, up to a fifth more or less, and not always the same', () => {
    waits.forEach((wait, place) => {
      const seen = Array.from({ length: 200 }, () => ((nextTry(place + 1)?.getTime() ?? 0) - Date.now()) / SECOND)
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(wait * 0.8 - 1)
      expect(Math.max(...seen)).toBeLessThanOrEqual(wait * 1.2)
      expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(wait * 0.2)
    })
    expect(nextTry(waits.length + 1)).toBeNull()
  })

  test('ends after the tenth try', async () => {
    const receiver = await newReceiver(() => ({ status: 500 }))
    const { id } = await newWebhook(project, receiver.url)
    await newEvent(project)
    for (const [place, wait] of waits.entries()) {
      await work(id)
      const { state, attempt, next_attempt_at, id: delivery_id } = await only(id)
      expect([state, attempt]).toEqual(['pending', place + 1])
      const away = ((next_attempt_at?.getTime() ?? 0) - Date.now()) / SECOND
      expect(Math.abs(away - wait)).toBeLessThanOrEqual(wait * 0.2 + 1)
      expect(Math.abs(((await jobsFor(delivery_id))[0]?.wait ?? 0) - away)).toBeLessThan(2)
      await work(id)
      expect(receiver.received).toHaveLength(place + 1) // Not before it is due.
      await hurryDeliveries()
    }
    await work(id)
    expect(await only(id)).toMatchObject({ state: 'failed', attempt: 10, next_attempt_at: null, claimed_until: null })
    await hurryDeliveries()
    await work(id)
    expect(receiver.received).toHaveLength(10)
    expect((await deliveriesOf(project, id))[0]?.attempts).toHaveLength(10)
  })
})

describe('at once', () => {
  /** How many requests a receiver had at the same time. */
  async function counting(milliseconds: number) {
    let most = 0
    let now = 0
    const receiver = await newReceiver(() => {
      now += 1
      most = Math.max(most, now)
      setTimeout(() => (now -= 1), milliseconds - 5)
      return { status: 204, after: milliseconds }
    })
    return { ...receiver, most: () => most }
  }

  test('at most four are sent to one webhook, however many work, and each once', async () => {
    const receiver = await counting(80)
    const { id } = await newWebhook(project, receiver.url)
    await prove(id)
    for (let n = 0; n < 30; n += 1) await newEvent(project, `k${n}`)
    const jobs = await db.webhook_delivery.findMany({ where: { webhook_id: id } })
    await Promise.all(jobs.map((job) => workThrough(job.id, new AbortController().signal)))
    expect(receiver.most()).toBe(4)
    expect(receiver.received).toHaveLength(30)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(30)
    expect(await db.webhook_delivery.count({ where: { webhook_id: id, state: 'delivered' } })).toBe(30)
  })

  test.each([
    ['that takes nothing at present', { failing_since: new Date(), proven_at: new Date() }],
    ['that has not taken anything yet', {}],
  ])('one is sent to a webhook %s', async (_what, data) => {
    const { id } = await newWebhook(project, 'https://example.com/')
    await db.webhook.update({ where: { id }, data })
    for (let n = 0; n < 6; n += 1) await newEvent(project, `k${n}`)
    const claims = await Promise.all(Array.from({ length: 6 }, () => claimNext(id)))
    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  test('a webhook that never answers does not hold another', { timeout: 30_000 }, async () => {
    const dead = await newReceiver(() => ({ status: 200, after: 14_000 }))
    const live = await newReceiver()
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await newWebhook(project, dead.url)).id))
    // Half of them have been dead for a while, half have never taken anything.
    await db.webhook.updateMany({ where: { id: { in: ids.slice(0, 10) } }, data: { failing_since: new Date() } })
    const other = await newProject()
    const { id } = await newWebhook(other, live.url)
    await prove(id)
    for (let n = 0; n < 5; n += 1) await newEvent(project, `k${n}`)
    await startWorker()
    onTestFinished(stopWorker)
    await until(() => dead.received.length === queues.retry_event.at_once)
    for (let n = 0; n < 5; n += 1) await newEvent(other, `k${n}`)
    await until(() => live.received.length === 5, 4)
    expect(dead.received).toHaveLength(queues.retry_event.at_once)
    await dead.stop()
  })

  test('a new webhook comes before those that have failed, and has all its room once it has taken something', async () => {
    const [dead, live] = [await newReceiver(() => ({ status: 500 })), await counting(80)]
    const failing = await newWebhook(project, dead.url)
    await db.webhook.update({ where: { id: failing.id }, data: { failing_since: new Date() } })
    for (let n = 0; n < 3; n += 1) await newEvent(project, `k${n}`)
    const fresh = await newProject()
    await newWebhook(fresh, live.url)
    for (let n = 0; n < 12; n += 1) await newEvent(fresh, `k${n}`)
    const waiting = await db.$queryRaw<{ name: string; priority: number }[]>`
      SELECT DISTINCT name, priority FROM pgboss.job WHERE data ? 'delivery_id' ORDER BY priority`
    expect(waiting).toEqual([
      { name: 'retry_event', priority: 0 },
      { name: 'retry_event', priority: 1 },
    ])
    await startWorker()
    onTestFinished(stopWorker)
    await until(() => live.received.length === 12)
    expect(live.most()).toBeGreaterThan(1)
    expect(live.most()).toBeLessThanOrEqual(4)
  })

  test('what waits in the lane that a webhook has left is sent in the other', async () => {
    const receiver = await newReceiver()
    const { id } = await newWebhook(project, receiver.url)
    await newEvent(project)
    const { id: delivery_id } = await only(id)
    await prove(id)
    await db.$executeRaw`DELETE FROM pgboss.job`
    await workThrough(delivery_id, new AbortController().signal, 'retry_event')
    expect(receiver.received).toEqual([])
    expect(await db.$queryRaw`SELECT name FROM pgboss.job WHERE data ? 'delivery_id'`).toEqual([
      { name: 'deliver_event' },
    ])
    await workThrough(delivery_id, new AbortController().signal, 'deliver_event')
    expect(receiver.received).toHaveLength(1)
  })
})

describe('a claim', () => {
  const fine = { at: new Date(), status: 200, duration_ms: 1, error: null }

  test('is one worker’s alone while it is live, and another’s when it has run out', async () => {
    const { id } = await newWebhook(project, 'https://example.com/')
    await newEvent(project)
    const all = await Promise.all(Array.from({ length: 8 }, () => claimNext(id)))
    const [first] = all.filter((claim) => claim !== null)
    expect(all.filter(Boolean)).toHaveLength(1)
    const second = await later(31 * SECOND, () => claimNext(id))
    expect(second).toMatchObject({ id: first?.id, attempt: 0 })
    if (!first || !second) return

    await recordAttempt(first, fine) // Too late: it is the second's now.
    expect(await deliveryNow(first.id)).toMatchObject({ state: 'pending', attempts: [] })
    await Promise.all([recordAttempt(second, fine), recordAttempt(second, fine)])
    const { state, attempts, attempt } = await deliveryNow(first.id)
    expect([state, attempt, attempts]).toEqual(['delivered', 1, [{ ...fine, at: fine.at.toISOString() }]])
  })

  test('is let go when the worker stops, and nothing is noted', async () => {
    const receiver = await newReceiver(() => ({ status: 200, after: 5_000 }))
    const { id } = await newWebhook(project, receiver.url)
    await newEvent(project)
    const stopping = new AbortController()
    const job = work(id, stopping.signal)
    await until(() => receiver.received.length === 1)
    stopping.abort()
    await expect(job).rejects.toThrow()
    expect(await only(id)).toMatchObject({ state: 'pending', attempt: 0, attempts: [], claimed_until: null })
    expect(await claimNext(id)).not.toBeNull()
  })

  test('whose webhook is switched off or deleted meanwhile leaves no trace', async () => {
    const { id } = await newWebhook(project, 'https://example.com/')
    await newEvent(project)
    const claim = await claimNext(id)
    await send(webhooks.update, { key: project.key, params: { id }, body: { enabled: false } })
    if (claim) await recordAttempt(claim, fine)
    expect(await only(id)).toMatchObject({ state: 'failed', attempts: [] })
    await send(webhooks.remove, { key: project.key, params: { id } })
    if (claim) await recordAttempt(claim, fine)
    expect(await claimNext(id)).toBeNull()
  })

  test('is not made for an event of the moment in which the webhook was switched off', async () => {
    const { id } = await newWebhook(project, 'https://example.com/')
    await newEvent(project)
    await db.webhook.update({ where: { id }, data: { enabled: false } })
    expect(await claimNext(id)).toBeNull()
    expect(await only(id)).toMatchObject({ state: 'failed', next_attempt_at: null })
  })

  test('whose event cannot be signed fails with a sentence, not with what is inside', async () => {
    const receiver = await newReceiver()
    const { id } = await newWebhook(project, receiver.url)
    await newEvent(project)
    await db.webhook.update({ where: { id }, data: { secret: 'broken' } })
    const claim = await claimNext(id)
    if (!claim) throw new Error('Nothing was claimed.')
    expect(await tryOnce(claim, new AbortController().signal)).toMatchObject({
      status: null,
      error: 'Frontdesk could not prepare it; its log says why.',
    })
    expect(receiver.received).toEqual([])
  })
})

describe('what has lost its job', () => {
  test('is found a minute later, a few of each webhook, and what a worker is at is not', async () => {
    const [a, b] = [
      await newWebhook(project, 'https://example.com/'),
      await newWebhook(await newProject(), 'https://example.com/'),
    ]
    for (let n = 0; n < 8; n += 1) await newEvent(project, `k${n}`)
    await newEvent({ ...project, id: b.project_id })
    await db.$executeRaw`DELETE FROM pgboss.job`
    const found = () =>
      db.$queryRaw<
        { id: string }[]
      >`SELECT data ->> 'delivery_id' AS id FROM pgboss.job WHERE name IN ('deliver_event', 'retry_event')`

    await nudgeDue()
    expect(await found()).toEqual([]) // Their own jobs may be on the way.
    await later(45 * SECOND, async () => {
      await claimNext(b.id)
      await nudgeDue()
      const mine = await db.webhook_delivery.findMany({ where: { webhook_id: a.id }, select: { id: true } })
      expect(await found()).toHaveLength(4)
      expect(mine).toEqual(expect.arrayContaining(await found()))
    })
    await later(80 * SECOND, async () => {
      await db.$executeRaw`DELETE FROM pgboss.job`
      await nudgeDue()
      expect(await found()).toHaveLength(5) // The claim has run out.
    })
  })
})

describe('a webhook that only fails', () => {
  const failing = async (days: number, between = [1.9, 3.8]) => {
    const receiver = await newReceiver(() => ({ status: 500 }))
    await db.project.update({
      where: { id: project.id },
      data: { support_recipient: 'desk@example.com, bo@example.com' },
    })
    const { id } = await newWebhook(project, `${receiver.url}/hook`)
    await newEvent(project, 'k0')
    await work(id)
    const { failing_since } = await db.webhook.findUniqueOrThrow({ where: { id } })
    expect(failing_since).not.toBeNull()
    for (const day of [...between, days])
      await later(day * DAY, async () => {
        await newEvent(project, `k${day}`)
        await work(id)
      })
    return { id, receiver, webhook: await db.webhook.findUniqueOrThrow({ where: { id } }), failing_since }
  }
  const letters = () => db.letter.findMany({ where: { project_id: project.id, kind: 'webhook_switched_off' } })

  test('for less than five days is left on', async () => {
    const { webhook, failing_since } = await failing(4.9)
    expect(webhook).toMatchObject({ enabled: true, failing_since })
    expect(await letters()).toEqual([])
  })

  test('for five days is switched off: what waits is given up and the team is told', async () => {
    const { id, webhook } = await failing(5)
    expect(webhook).toMatchObject({ enabled: false, disabled_at: expect.any(Date) })
    expect((await deliveriesOf(project, id)).map(({ state }) => state)).toEqual(Array(4).fill('failed'))
    const [letter, ...more] = await letters()
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      to: ['desk@example.com', 'bo@example.com'],
      subject: expect.stringContaining('127.0.0.1'),
    })
    expect(letter?.text).toContain(`${webhook.url}`)
    expect(letter?.text).toContain('The receiver answered 500.')
    expect(await db.audit_log.findMany({ where: { record_id: id, change: 'updated' } })).toMatchObject([
      {
        actor_type: 'system',
        actor_name: 'Worker',
        action: 'webhooks.switchedOff',
        record_type: 'webhook',
        change: 'updated',
        before: { enabled: true, disabled_at: null },
        after: { enabled: false, disabled_at: expect.any(String) },
      },
    ])
  })

  test('once, and long after once more, is left on: its five days begin anew', async () => {
    for (const between of [[], [1.9], [3.1]]) {
      const { webhook } = await failing(6, between)
      expect(webhook.enabled).toBe(true)
      const last = Math.round(((webhook.failing_since?.getTime() ?? 0) - Date.now()) / DAY)
      expect(last).toBe(6)
    }
    expect(await letters()).toEqual([])
  })

  test('is forgiven by one success', async () => {
    const { id } = await failing(4.9)
    const receiver = await newReceiver()
    await db.webhook.update({ where: { id }, data: { url: receiver.url } })
    await later(5 * DAY, () => work(id))
    expect(await db.webhook.findUniqueOrThrow({ where: { id } })).toMatchObject({ enabled: true, failing_since: null })
  })
})
