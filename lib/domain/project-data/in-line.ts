import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { db, inTransaction, transaction } from '@/lib/db'
import { AppError } from '@/lib/errors'

/** How long an import waits for its turn; less where it holds a connection meanwhile, because a request with an Idempotency-Key is one transaction. */
export const patience = { alone: 45_000, within: 8_000 }

/**
 * Runs `work` in a transaction of which a project has one at a time, so that what one import has made the next one finds. Who waits
 * holds no connection; whoever has waited for too long is RATE_LIMITED and may come again.
 */
export async function inLine<T>(project_id: string, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + (inTransaction() ? patience.within : patience.alone)
  for (let pause = 50; ; pause = Math.min(1.5 * pause, 1_000)) {
    const turn = await transaction(async () => ((await isNext(project_id)) ? { result: await work() } : null))
    if (turn) return turn.result
    if (performance.now() > end) throw tooMany()
    await wait(pause * (0.5 + Math.random()))
  }
}

/** Takes the turn until the transaction ends, where nobody has it. */
async function isNext(project_id: string): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ taken: boolean }]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`import ${project_id}`}, 0)) AS taken`
  return row.taken
}

const tooMany = () =>
  new AppError('RATE_LIMITED', 'Other imports into this project are still running. Nothing was kept; try again soon.', {
    headers: { 'Retry-After': '10' },
  })
