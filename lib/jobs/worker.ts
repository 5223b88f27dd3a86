import 'server-only'
import { PgBoss } from 'pg-boss'
import { requeueLostLetters } from '@/lib/domain/mail/requeue-lost-letters'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { prepareQueues } from './prepare-queues'
import { type QueueName, queues, SCHEMA } from './queues'
import { runJob } from './run-job'
import { problemTeller } from './tell-problem'

/** Milliseconds that a stopping worker lets its jobs run on. */
const PATIENCE = 10_000

let running: PgBoss | undefined

/** Works every queue in this process until `stopWorker`; any number of processes may. Looks for put-off jobs every `poll` seconds. */
export async function startWorker({ poll = 2 } = {}): Promise<void> {
  if (running) return

  await prepareQueues()
  await requeueLostLetters()
  running = new PgBoss({
    connectionString: env.DATABASE_URL,
    schema: SCHEMA,
    application_name: 'frontdesk worker',
    max: 6,
    useListenNotify: true,
    schedule: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  running.on('error', problemTeller('the worker has a problem'))
  running.on('warning', ({ message, data }) => log.warn({ data }, message))
  await running.start()
  for (const name of Object.keys(queues) as QueueName[]) {
    await take(running, name, poll)
    const queue = queues[name]
    if ('every' in queue) await running.schedule(name, queue.every, {})
  }
}

/** A job of now is told by NOTIFY; polling is for those that were put off. */
async function take(boss: PgBoss, name: QueueName, poll: number): Promise<void> {
  const options = {
    localConcurrency: queues[name].at_once,
    pollingIntervalSeconds: poll,
    notifyPollingIntervalSeconds: poll,
  }
  await boss.work<object>(name, options, async ([job]) => job && runJob(name, job))
}

/** Takes no more jobs and lets those at work finish; what is not done in ten seconds is left to another worker. */
export async function stopWorker(): Promise<void> {
  const boss = running
  running = undefined
  await boss?.stop({ graceful: true, timeout: PATIENCE })
}
