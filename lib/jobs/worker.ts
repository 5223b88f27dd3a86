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

/**
 * As many fetchers as the queue has jobs at once, one job at a time each. NOTIFY tells of a job of now, once for many; polling is for
 * those that were put off. Who has done a job looks for the next at once, and waits only where there is none.
 */
async function take(boss: PgBoss, name: QueueName, poll: number): Promise<void> {
  const options = { pollingIntervalSeconds: poll, notifyPollingIntervalSeconds: poll }
  for (let n = 0; n < queues[name].at_once; n += 1) {
    const id: string = await boss.work<object>(name, options, async ([job]) => {
      const outcome = job && (await runJob(name, job))
      boss.notifyWorker(id)
      return outcome
    })
  }
}

/** Takes no more jobs and lets those at work finish; what is not done in ten seconds is left to another worker. */
export async function stopWorker(): Promise<void> {
  const boss = running
  running = undefined
  await boss?.stop({ graceful: true, timeout: PATIENCE })
}
