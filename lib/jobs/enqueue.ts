import 'server-only'
import { type Given, type QueueName, queues } from './queues'
import { sender } from './sender'

type Options = {
  /** The job waits until then; a number is seconds from now. */
  start_after?: Date | number
}

/** Has a job done after the transaction around this call commits, and never when it does not; answers the job's id. */
export async function enqueue<N extends QueueName>(
  name: N,
  payload: Given<N>,
  { start_after }: Options = {},
): Promise<string> {
  const data = queues[name].payload.parse(payload)
  const id = await sender().send(name, data, start_after === undefined ? {} : { startAfter: start_after })
  if (!id) throw new Error(`The queue ${name} took no job.`)
  return id
}
