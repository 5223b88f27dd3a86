import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import {
  filters,
  migrationList,
  migrationNames,
  migrationSql,
  migrationsFolder,
  schemaFiles,
  withEngine,
} from './engine'

const lockKey = 4_018_327_615

/** Brings the database to the newest migration and answers the names of those it applied; of two that start at once, one waits. */
export async function applyMigrations(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    if (await isCurrent(client)) return []

    const input = { migrationsList: migrationList(), filters }
    return await withEngine(url, async (engine) => (await engine.applyMigrations(input)).appliedMigrationNames)
  } finally {
    await client.end()
  }
}

/** Names of the migrations that the database does not have yet. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const applied = await appliedChecksums(client)
    return migrationNames().filter((name) => !applied.has(name))
  } finally {
    await client.end()
  }
}

/** Writes the SQL that leads from the migrations to the schema as a new migration; null when there is nothing to do. */
export async function createMigration(url: string, name: string): Promise<string | null> {
  const sql = await drift(url)
  if (!sql) return null

  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(migrationsFolder, `${stamp}_${name.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'migration.sql'), sql)
  return join(folder, 'migration.sql')
}

/** The SQL that the schema asks for and no migration holds; empty when they agree. `url` is any database of a server where a shadow database may be made. */
export async function drift(url: string): Promise<string> {
  const from = { tag: 'migrations' as const, ...migrationList() }
  const to = { tag: 'schemaDatamodel' as const, files: schemaFiles() }
  const { stdout } = await withEngine(url, (engine) => engine.diff({ from, to, script: true, exitCode: null, filters }))
  return /^-- This is an empty migration/.test(stdout ?? '') ? '' : (stdout ?? '')
}

/** Most starts have nothing to apply; two small queries find out sooner than the engine. */
async function isCurrent(client: pg.Client): Promise<boolean> {
  const applied = await appliedChecksums(client)
  const names = migrationNames()
  const sum = (name: string) => createHash('sha256').update(migrationSql(name)).digest('hex')
  return applied.size === names.length && names.every((name) => applied.get(name) === sum(name))
}

async function appliedChecksums(client: pg.Client): Promise<Map<string, string>> {
  const known = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known")
  if (!known.rows[0].known) return new Map()

  const { rows } = await client.query(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  return new Map(rows.map((row) => [row.migration_name, row.checksum]))
}
