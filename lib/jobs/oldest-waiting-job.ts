import 'server-only'
import { db } from '@/lib/db'
import { queues } from './queues'

/** For how many whole seconds the oldest job that could run has been waiting for a worker; null when none waits. */
export async function oldestWaitingJob(): Promise<number | null> {
  // Webhooks that take nothing keep each other waiting in their lane: that says nothing about the worker.
  const names = Object.keys(queues).filter((name) => name !== 'retry_event')
  // pg-boss tells counts only, and from a cache. Its index (name, start_after) over unstarted jobs answers this.
  const [row] = await db.$queryRaw<{ seconds: number | null }[]>`
    SELECT floor(extract(epoch FROM now() - min(start_after)))::int AS seconds
    FROM pgboss.job
    WHERE name = ANY (${names}) AND state < 'active' AND start_after <= now()`
  return row?.seconds ?? null
}
