import 'server-only'
import { workThrough } from '@/lib/domain/webhooks/delivery/work-through'
import type { Handler } from '@/lib/jobs/handler'

/** Sends what a webhook in good standing is to be told; the delivery that the job names says which webhook. */
export const deliverEvent: Handler<'deliver_event'> = ({ delivery_id }, { signal }) =>
  workThrough(delivery_id, signal, 'deliver_event')

/** The same of one that has not taken anything yet, or not lately. */
export const retryEvent: Handler<'retry_event'> = ({ delivery_id }, { signal }) =>
  workThrough(delivery_id, signal, 'retry_event')
