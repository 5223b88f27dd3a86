import { expect } from 'vitest'
import { db } from '@/lib/db'

const begun = new Date(Date.now() - 1_000)
const ours = 'WHERE project_id NOT IN (SELECT id FROM project WHERE created_at < $1)'

/** Every row of every table, as JSON: what somebody finds who reads a copy of the database. What other test files left of projects of theirs is not among it. */
export async function dump(...tables: string[]): Promise<string> {
  const known = await db.$queryRaw<{ name: string; of_project: boolean }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name, EXISTS (
      SELECT FROM pg_attribute WHERE attrelid = format('%I.%I', schemaname, tablename)::regclass AND attname = 'project_id' AND NOT attisdropped
    ) AS of_project
    FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`
  const wanted = known.filter(({ name }) => tables.length === 0 || tables.includes(name))
  expect(wanted.length).toBeGreaterThan(tables.length === 0 ? 30 : 0)
  const rows: string[] = []
  for (const { name, of_project } of wanted) {
    const found = await db.$queryRawUnsafe<{ row: unknown }[]>(
      `SELECT row_to_json(that)::text AS row FROM ${name} AS that ${of_project ? ours : ''}`,
      ...(of_project ? [begun] : []),
    )
    for (const { row } of found) rows.push(`${name} ${row}`)
  }
  return rows.join('\n')
}
