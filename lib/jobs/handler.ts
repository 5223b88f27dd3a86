import type { Payload, QueueName } from './queues'

/** A run of a job: `last` tells that a failure of it will be the last one. */
export type Run = { id: string; last: boolean; signal: AbortSignal }

/** Does what a job asks for. It may run twice for one job; it throws to be run again, `GiveUp` not to be. */
export type Handler<N extends QueueName> = (payload: Payload<N>, run: Run) => Promise<void>
