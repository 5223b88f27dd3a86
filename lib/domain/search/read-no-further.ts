import 'server-only'
import { db } from '@/lib/db'

/**
 * For the rest of the transaction, statements that stop at a LIMIT read no further than it. A word in every fifth record looks
 * to the planner as if the whole table were worth reading, and parallel workers read ahead of whoever stops; the text index does neither.
 */
export async function readNoFurther(): Promise<void> {
  await db.$executeRaw`SELECT set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`
}
