import { expect } from 'vitest'
import { db } from '@/lib/db'

/** Every row of every table, as JSON: what somebody finds who reads a copy of the database. */
export async function dump(...tables: string[]): Promise<string> {
  const known = await db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`
  const wanted = known.filter(({ name }) => tables.length === 0 || tables.includes(name))
  expect(wanted.length).toBeGreaterThan(tables.length === 0 ? 30 : 0)
  const rows: string[] = []
  for (const { name } of wanted) {
    const found = await db.$queryRawUnsafe<{ row: unknown }[]>(
      `SELECT row_to_json(that)::text AS row FROM ${name} AS that`,
    )
    for (const { row } of found) rows.push(`${name} ${row}`)
  }
  return rows.join('\n')
}
