import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { inRoot } from '@/lib/cli/paths'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { emptyQueues, letterNow, mailThrough, newLetter, until } from '@/tests/support/mail'
import { newProject } from '@/tests/support/seeds'
import { startSmtp } from '@/tests/support/smtp-server'
import { deliveriesOf, newEvent, newReceiver, newWebhook, verified } from '@/tests/support/webhooks'

const workers: ChildProcess[] = []

beforeEach(emptyQueues)
afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL')
})

/** `npm run worker` on this test's database; answers once it works. */
async function newWorker(SMTP_URL: string, more: { [name: string]: string } = {}) {
  const variables = { DATABASE_URL: env.DATABASE_URL, APP_SECRET: env.APP_SECRET, SMTP_URL, LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [inRoot('lib/cli/bootstrap.mjs'), 'worker'], {
    env: { ...process.env, ...variables, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  workers.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  await until(() => output.includes('✓ Working'), 30).catch(() => Promise.reject(new Error(output)))
  return child
}

/** A mail server that keeps the first letter waiting for an answer. */
async function slowAtFirst(seconds: number) {
  let arrived = 0
  const server = await startSmtp(async () => {
    arrived += 1
    if (arrived === 1) await new Promise((done) => setTimeout(done, seconds * 1_000))
    return undefined
  })
  onTestFinished(server.stop)
  await mailThrough({ SMTP_URL: server.url })
  return { ...server, arrived: () => arrived }
}

test('a letter whose worker is killed while sending is sent by the next, and is one row', {
  timeout: 180_000,
}, async () => {
  const server = await slowAtFirst(90)
  const { id: project_id } = await newProject()
  const id = await newLetter(project_id)
  const first = await newWorker(server.url)
  await until(() => server.arrived() === 1, 30)
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(await letterNow(id)).toMatchObject({ state: 'pending', attempts: 1 })

  const killed = Date.now()
  await newWorker(server.url)
  await until(async () => (await letterNow(id)).state === 'sent', 90)
  expect(Date.now() - killed).toBeLessThan(90_000) // Its patience is 120 s: the missing heartbeat tells.
  expect(await db.letter.findMany({ where: { project_id } })).toMatchObject([{ id, state: 'sent', attempts: 2 }])
  expect(server.taken.map(({ messageId }) => messageId)).toEqual([`<${id}@localhost>`])
})

test('a worker that is asked to stop finishes its letter first', { timeout: 120_000 }, async () => {
  const server = await slowAtFirst(2)
  const id = await newLetter((await newProject()).id)
  const worker = await newWorker(server.url)
  await until(() => server.arrived() === 1, 30)
  worker.kill('SIGTERM')
  const [code] = await once(worker, 'exit')
  expect(code).toBe(0)
  expect(await letterNow(id)).toMatchObject({ state: 'sent', attempts: 1 })
})

test('an event whose worker is killed while sending is sent by the next, under the same id, and noted once', {
  timeout: 240_000,
}, async () => {
  let arrived = 0
  const receiver = await newReceiver(() => {
    arrived += 1
    return { status: 204, after: arrived === 1 ? 14_000 : 0 }
  })
  const project = await newProject()
  const { id, secret } = await newWebhook(project, receiver.url)
  const smtp = await startSmtp(() => undefined)
  onTestFinished(smtp.stop)
  const variables = { WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' }
  const first = await newWorker(smtp.url, variables)
  await newEvent(project)
  await until(() => arrived === 1, 30)
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(await deliveriesOf(project, id)).toMatchObject([{ state: 'pending', attempts: [] }])

  await newWorker(smtp.url, variables)
  await until(async () => (await deliveriesOf(project, id))[0]?.state === 'delivered', 150)
  expect(await deliveriesOf(project, id)).toMatchObject([{ attempts: [{ status: 204 }] }])
  expect(receiver.received).toHaveLength(2)
  const [before, after] = receiver.received.map((one) => verified(secret, one))
  expect(after).toEqual(before)
})
