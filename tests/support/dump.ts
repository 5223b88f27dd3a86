import { expect } from 'vitest'
import { db } from '@/lib/db'
import { fileBegun } from './file-begun'

const SECOND = 1_000
const ours = 'WHERE project_id NOT IN (SELECT id FROM project WHERE created_at < $1)'
const ourJobs = 'WHERE created_on >= $1'

/** Every row of every table, as JSON: what somebody finds who reads a copy of the database. What other test files left of projects of theirs, and their jobs, is not among it. */
export async function dump(...tables: string[]): Promise<string> {
  const known = await db.$queryRaw<{ name: string; columns: string[] }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name, array_agg(column_name::text) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE' GROUP BY 1`
  const wanted = known.filter(({ name }) => tables.length === 0 || tables.includes(name))
  expect(wanted.length).toBeGreaterThan(tables.length === 0 ? 30 : 0)
  const begun = new Date(fileBegun().getTime() - SECOND)
  const rows: string[] = []
  for (const { name, columns } of wanted) {
    const isOfJobs = name.startsWith('pgboss.job') && columns.includes('created_on')
    const of = columns.includes('project_id') ? ours : isOfJobs ? ourJobs : ''
    const found = await db.$queryRawUnsafe<{ row: unknown }[]>(
      `SELECT row_to_json(that)::text AS row FROM ${name} AS that ${of}`,
      ...(of ? [begun] : []),
    )
    for (const { row } of found) rows.push(`${name} ${row}`)
  }
  return rows.join('\n')
}
