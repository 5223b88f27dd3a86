import pg from 'pg'
import { db } from '@/lib/db'
import { env } from '@/lib/env'

/** A row, held so that whoever writes to it waits. */
export type Held = { query: pg.Client['query']; release: () => Promise<void> }

export async function hold(
  table: 'wish' | 'comment' | 'category' | 'license_key' | 'waitlist_entry',
  id: string,
): Promise<Held> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query('BEGIN')
  await client.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id])
  return {
    query: client.query.bind(client) as pg.Client['query'],
    release: async () => {
      await client.query('COMMIT')
      await client.end()
    },
  }
}

/** Comes back when so many connections wait for a lock. */
export async function untilWaiting(count = 1): Promise<void> {
  for (;;) {
    const rows = await db.$queryRaw<unknown[]>`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    if (rows.length >= count) return
    await new Promise((done) => setTimeout(done, 5))
  }
}
