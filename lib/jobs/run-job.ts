import 'server-only'
import type { Job } from 'pg-boss'
import { transaction } from '@/lib/db'
import { log } from '@/lib/log'
import { GiveUp } from './give-up'
import type { Run } from './handler'
import { handlers } from './handlers'
import { type QueueName, queues } from './queues'
import { sender } from './sender'

/** Runs one job to its end: done, put off for the wait that its queue names, or given up. */
export async function runJob(name: QueueName, job: Job<object>): Promise<{ given_up: string } | undefined> {
  const wait = waitAfter(name, job.retryCount)
  try {
    await work(name, job.data, { id: job.id, last: wait === undefined, signal: job.signal })
    log.debug({ queue: name, job: job.id }, 'job done')
  } catch (error) {
    if (job.signal.aborted) throw error // The worker is stopping; the job has been given back already.

    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof GiveUp || wait === undefined) {
      log.error({ queue: name, job: job.id, error: reason }, 'job given up')
      return { given_up: reason }
    }
    log.warn({ queue: name, job: job.id, error: reason, again_in: wait }, 'job failed')
    await putOff(name, job, wait, reason)
  }
}

/** The schema of the queue makes the payload what its handler takes; the compiler cannot follow a union that far. */
async function work(name: QueueName, data: object, run: Run): Promise<void> {
  const handler = handlers[name] as (payload: object, run: Run) => Promise<void>
  const parsed = queues[name].payload.safeParse(data)
  if (!parsed.success) throw new GiveUp(`The job carries what its queue does not take: ${parsed.error.message}`)
  await handler(parsed.data, run)
}

function waitAfter(name: QueueName, failures: number): number | undefined {
  const { retries, spread = 0 }: { retries: number[]; spread?: number } = queues[name]
  const wait = retries[failures]
  return wait && Math.round(wait * (1 + spread * (2 * Math.random() - 1)))
}

/** The same job again later: it keeps its id and its count of failures. Only while this run still holds it. */
async function putOff(name: QueueName, { id, retryCount }: Job<object>, seconds: number, reason: string) {
  await transaction(async () => {
    await sender().fail(name, { id, retryCount }, { message: reason })
    await sender().update(name, undefined, { id, startAfter: seconds })
  })
}
