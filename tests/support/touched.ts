import { db, transaction } from '@/lib/db'
import { readNoFurther } from '@/lib/domain/search/read-no-further'

/** How many rows PostgreSQL reads, in tables, for what `work` asks: its own count, whatever the statements are. Small tables, which it would read whole, are read as large ones are. */
export function rowsTouched(work: () => Promise<unknown>): Promise<number> {
  return transaction(async () => {
    await readNoFurther()
    await db.$executeRaw`SET LOCAL plan_cache_mode = force_custom_plan`
    const before = await rowsRead()
    await work()
    return (await rowsRead()) - before
  })
}

async function rowsRead(): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    SELECT coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int AS count FROM pg_stat_xact_user_tables`
  return row.count
}
