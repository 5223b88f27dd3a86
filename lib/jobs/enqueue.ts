import 'server-only'
import { type Given, type QueueName, queues } from './queues'
import { sender } from './sender'

type Options = {
  /** The job waits until then; a number is seconds from now. */
  start_after?: Date | number
  /** Of those that wait in the same queue, the higher goes first; 0 when not given. */
  priority?: number
}

/** Has a job done after the transaction around this call commits, and never when it does not; answers the job's id. */
export async function enqueue<N extends QueueName>(
  name: N,
  payload: Given<N>,
  { start_after, priority }: Options = {},
): Promise<string> {
  const data = queues[name].payload.parse(payload)
  const id = await sender().send(name, data, {
    ...(start_after !== undefined && { startAfter: start_after }),
    ...(priority !== undefined && { priority }),
  })
  if (!id) throw new Error(`The queue ${name} took no job.`)
  return id
}

/** The same for many at once, in one statement. */
export async function enqueueMany<N extends QueueName>(
  name: N,
  payloads: Given<N>[],
  { priority = 0 }: Pick<Options, 'priority'> = {},
): Promise<void> {
  const jobs = payloads.map((payload) => ({ data: queues[name].payload.parse(payload), priority }))
  if (jobs.length > 0) await sender().insert(name, jobs)
}
