import 'server-only'
import { clock } from '@/lib/clock'
import { queues } from '@/lib/jobs/queues'

/** When a delivery is tried again that has failed so often, the last time included; null when it is given up. */
export function nextTry(failures: number): Date | null {
  const { retries, spread } = queues.deliver_webhook
  const wait = retries[failures - 1]
  if (wait === undefined) return null
  return new Date(clock.now().getTime() + wait * (1 + spread * (2 * Math.random() - 1)) * 1_000)
}
