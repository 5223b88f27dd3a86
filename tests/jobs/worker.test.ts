import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { db } from '@/lib/db'
import { queueLetters } from '@/lib/domain/mail/queue-letters'
import { setEnv } from '@/lib/env'
import { enqueue } from '@/lib/jobs/enqueue'
import { startWorker, stopWorker } from '@/lib/jobs/worker'
import { startHttp } from '@/tests/support/http-server'
import { dropJobs, emptyQueues, hurry, jobsOf, letterNow, mailThrough, newLetter, until } from '@/tests/support/mail'
import { newProject } from '@/tests/support/seeds'
import { startSmtp } from '@/tests/support/smtp-server'

beforeEach(async () => {
  await emptyQueues()
  await mailThrough()
})
afterEach(stopWorker)

const stateOf = async (id: string, state: string) => ((await letterNow(id)).state === state ? letterNow(id) : null)

/** A project with so many letters waiting, put into the outbox at once. */
async function newBatch(size: number): Promise<{ project_id: string }> {
  const { id: project_id } = await newProject()
  const letter = { kind: 'test', to: ['ana@example.com'], subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await queueLetters(
    project_id,
    Array.from({ length: size }, () => letter),
  )
  return { project_id }
}

describe('a worker', () => {
  test('is told of a letter by its commit, long before it would look for one', async () => {
    await startWorker({ poll: 600 })
    const { id: project_id } = await newProject()
    // A worker that is just looking by itself is not told; one of three letters finds it idle.
    const ids: string[] = []
    const told = await until(async () => {
      if (ids.length < 3) ids.push(await newLetter(project_id))
      await sleep(1_000)
      return (await db.letter.findFirst({ where: { id: { in: ids }, state: 'sent' } }))?.id
    }, 30)
    await until(async () => (await jobsOf(told))[0]?.state === 'completed')
  })

  test('tries a letter again after 5 s, then 30 s, and keeps the job', async () => {
    const answers = ['451 Not now', '451 Not yet']
    const server = await startSmtp(() => answers.shift())
    onTestFinished(server.stop)
    await mailThrough({ SMTP_URL: server.url })
    await startWorker()
    const id = await newLetter((await newProject()).id)

    const [first] = await until(async () => ((await letterNow(id)).attempts === 1 ? retries(id) : null))
    expect(first?.wait).toBeGreaterThan(3)
    expect(first?.wait).toBeLessThanOrEqual(5)
    const [second] = await until(async () => ((await letterNow(id)).attempts === 2 ? retries(id) : null))
    expect(second?.wait).toBeGreaterThan(25)
    expect(second?.wait).toBeLessThanOrEqual(30)
    await hurry()
    expect(await until(() => stateOf(id, 'sent'))).toMatchObject({ attempts: 3 })
    expect(await jobsOf(id)).toHaveLength(1)
  })

  test('gives a letter up after the seventh try, with the last reason', async () => {
    const server = await startSmtp(() => '451 Never')
    onTestFinished(server.stop)
    await mailThrough({ SMTP_URL: server.url })
    await startWorker()
    const id = await newLetter((await newProject()).id)

    const failed = await until(async () => {
      await hurry()
      return stateOf(id, 'failed')
    }, 60)
    expect(failed).toMatchObject({ attempts: 7, last_error: expect.stringContaining('451 Never') })
    await until(async () => (await jobsOf(id))[0]?.state === 'completed')
    expect(server.tries).toHaveLength(7)
  })

  test('finds a letter that has lost its job', async () => {
    const { id: project_id } = await newProject()
    const [old, young] = [await newLetter(project_id), await newLetter(project_id)]
    await dropJobs()
    await db.letter.update({ where: { id: old }, data: { created_at: new Date(Date.now() - 2 * 3_600_000) } })
    await startWorker()
    await until(() => stateOf(old, 'sent'))
    expect(await jobsOf(young)).toEqual([])
  })

  test('goes through a batch without waiting to look again, and then rests', { timeout: 120_000 }, async () => {
    const project = await newBatch(40)
    // Ten rounds of four: were each to wait for the next look, they would take an hour and a half.
    await startWorker({ poll: 600 })
    await until(async () => (await db.letter.count({ where: { ...project, state: 'sent' } })) === 40, 60)
    await until(async () => {
      const [worker] = await db.$queryRaw<{ rests: boolean }[]>`
        SELECT max(query_start) < clock_timestamp() - interval '1 second' AS rests FROM pg_stat_activity
        WHERE application_name = 'frontdesk worker' AND datname = current_database()`
      return worker?.rests
    }, 30)
  })

  test('of a batch, ends the letters that are at work when it stops, and leaves the others', async () => {
    const server = await startSmtp(async () => {
      await sleep(300)
      return undefined
    })
    onTestFinished(server.stop)
    await mailThrough({ SMTP_URL: server.url })
    const project = await newBatch(100)
    await startWorker()
    await until(() => server.taken.length > 4, 30)
    await stopWorker()
    const tries = await db.letter.groupBy({ by: ['state', 'attempts'], where: project, orderBy: { state: 'asc' } })
    expect(tries).toEqual([
      { state: 'pending', attempts: 0 },
      { state: 'sent', attempts: 1 },
    ])
    expect(await db.$queryRaw`SELECT FROM pgboss.job WHERE state = 'active'`).toEqual([])
  })

  test('lets a letter at work go out before it stops', async () => {
    let arrived = false
    const server = await startSmtp(async () => {
      arrived = true
      await new Promise((done) => setTimeout(done, 1_500))
      return undefined
    })
    onTestFinished(server.stop)
    await mailThrough({ SMTP_URL: server.url })
    await startWorker()
    const id = await newLetter((await newProject()).id)
    await until(() => arrived)
    await stopWorker()
    expect(await letterNow(id)).toMatchObject({ state: 'sent', attempts: 1 })
    expect(await jobsOf(id)).toMatchObject([{ state: 'completed', tries: 0 }])
  })
})

describe('a webhook', () => {
  const body = JSON.stringify({ type: 'contact_form_submitted', data: { name: 'Ana' } })
  const webhook = async (id: string) => {
    const [job] = await db.$queryRaw<{ state: string; wait: number; output: unknown }[]>`
      SELECT state::text, extract(epoch FROM start_after - now())::float AS wait, output FROM pgboss.job WHERE id = ${id}::uuid`
    return job
  }

  test('is posted as it is, and again with the same id when it fails', async () => {
    setEnv({ WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' })
    onTestFinished(() => setEnv({ WEBHOOK_ALLOW_CIDRS: '' }))
    const answers = [500]
    const server = await startHttp(() => ({ status: answers.shift() ?? 204 }))
    onTestFinished(server.stop)
    await startWorker()

    const id = await enqueue('deliver_webhook', { url: `${server.url}/hook?a=1`, body })
    const waiting = await until(async () => ((await webhook(id))?.state === 'retry' ? webhook(id) : null))
    expect(waiting.wait).toBeGreaterThan(2)
    expect(waiting.wait).toBeLessThanOrEqual(6)
    await hurry()
    await until(async () => (await webhook(id))?.state === 'completed')
    expect(server.received.map(({ text, path }) => [path, text])).toEqual([
      ['/hook?a=1', body],
      ['/hook?a=1', body],
    ])
    for (const { headers } of server.received)
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': expect.any(String),
      })
  })

  test('to a private address is given up without a connection', async () => {
    const server = await startHttp(() => ({ status: 204 }))
    onTestFinished(server.stop)
    await startWorker()
    const id = await enqueue('deliver_webhook', { url: server.url, body })
    await until(async () => (await webhook(id))?.state === 'completed')
    expect(JSON.stringify((await webhook(id))?.output)).toContain('private or internal')
    expect(server.received).toEqual([])
  })
})

const retries = async (id: string) => {
  const jobs = await jobsOf(id)
  return jobs[0]?.state === 'retry' ? jobs : null
}
