import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { service } from '@/lib/contract/service'
import { db, transaction } from '@/lib/db'
import { env } from '@/lib/env'
import { enqueue } from '@/lib/jobs/enqueue'
import { oldestWaitingJob } from '@/lib/jobs/oldest-waiting-job'
import { prepareQueues } from '@/lib/jobs/prepare-queues'
import { send } from '@/tests/support/api'
import { emptyQueues } from '@/tests/support/mail'

const letter_id = () => `01900000-0000-7000-8000-${randomBytes(6).toString('hex')}`
const countOf = async (id: string) => {
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int FROM pgboss.job WHERE id = ${id}::uuid`
  return row?.count
}

test('a job enqueued in a transaction is there once it commits', async () => {
  const id = await transaction(() => enqueue('send_letter', { letter_id: letter_id() }))
  expect(await countOf(id)).toBe(1)
})

test('a job of a transaction that rolls back never was', async () => {
  let id = ''
  const work = transaction(async () => {
    id = await enqueue('send_letter', { letter_id: letter_id() })
    expect(await countOf(id)).toBe(1)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(id).not.toBe('')
  expect(await countOf(id)).toBe(0)
})

test('a payload that the queue does not take is refused at once', async () => {
  await expect(enqueue('send_letter', { letter_id: 'no id' })).rejects.toThrow()
})

test('the queues can be prepared by several at once, and again', async () => {
  const name = `frontdesk_shadow_queues_${randomBytes(4).toString('hex')}`
  const url = new URL(env.DATABASE_URL)
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  try {
    await admin.query(`CREATE DATABASE "${name}"`)
    url.pathname = `/${name}`
    await Promise.all([prepareQueues(url.href), prepareQueues(url.href), prepareQueues(url.href)])
    await prepareQueues(url.href)
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
    await admin.end()
  }
})

test('health tells how long the oldest job that could run has waited', async () => {
  await emptyQueues()
  expect((await send(service.health)).data.oldest_waiting_job_seconds).toBeNull()

  await enqueue('send_letter', { letter_id: letter_id() }, { start_after: 60 })
  expect(await oldestWaitingJob()).toBeNull()

  const id = await enqueue('send_letter', { letter_id: letter_id() })
  await db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '90 s' WHERE id = ${id}::uuid`
  const { data } = await send(service.health)
  expect(data.oldest_waiting_job_seconds).toBeGreaterThanOrEqual(90)
  expect(data.oldest_waiting_job_seconds).toBeLessThan(100)
  expect([data.status, data.database]).toEqual(['ok', 'ok'])
  await emptyQueues()
})
