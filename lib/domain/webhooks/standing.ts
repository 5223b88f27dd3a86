import 'server-only'
import { enqueue } from '@/lib/jobs/enqueue'
import type { webhook } from '@/prisma/client/client'

export type Standing = Pick<webhook, 'failing_since' | 'proven_at'>

/** Whether a webhook has taken something, and has not failed since: only then does it get others' room. */
export const isGood = ({ failing_since, proven_at }: Standing): boolean => proven_at !== null && failing_since === null

/** The queue of a webhook: those that may hold a worker until its patience ends are among themselves. */
export const laneOf = (webhook: Standing) => (isGood(webhook) ? 'deliver_event' : 'retry_event')

export type Lane = ReturnType<typeof laneOf>

/** Deliveries at once to one webhook. */
export const room = (webhook: Standing): number => (isGood(webhook) ? 4 : 1)

/** Has a delivery sent, in its webhook's lane; there, those of webhooks that have not failed yet come first. */
export async function enqueueDelivery(webhook: Standing, delivery_id: string, start_after?: Date): Promise<void> {
  const priority = webhook.failing_since ? 0 : 1
  await enqueue(laneOf(webhook), { delivery_id }, { priority, ...(start_after && { start_after }) })
}
