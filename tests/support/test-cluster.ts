import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { claim, release } from '@/lib/cli/lock.mjs'
import { inRoot } from '@/lib/cli/paths'
import { type Cluster, startCluster } from '@/lib/cli/postgres/cluster'
import { createDatabase } from '@/lib/cli/postgres/create-database'
import { prepareQueues } from '@/lib/jobs/prepare-queues'
import { migrationNames, migrationSql } from '@/prisma/engine'
import { applyMigrations } from '@/prisma/migrate'

declare module 'vitest' {
  interface ProvidedContext {
    server: string
    template: string
    clones: string
  }
}

/** A PostgreSQL for the tests alone, and in it one migrated database for every worker to clone. */
export default async function setup(project: TestProject) {
  const own = ownFolder()
  const cluster = process.env.TEST_DATABASE_URL ? null : await startAnyhow(own.folder)
  const server = process.env.TEST_DATABASE_URL || cluster?.url || ''
  const template = `frontdesk_template_${hashOfMigrations()}`
  const clones = `frontdesk_test_${randomBytes(4).toString('hex')}`

  await onServer(server, async (client) => {
    await dropLeftovers(client, template)
    await makeTemplate(client, server, template)
  })
  project.provide('server', server)
  project.provide('template', template)
  project.provide('clones', clones)

  return async () => {
    if (cluster) {
      await cluster.stop()
      return own.leave()
    }
    await onServer(server, (client) => dropLeftovers(client, template))
  }
}

/** One run in this folder has the cluster that is kept; another at the same time has one for the occasion. */
function ownFolder() {
  mkdirSync(inRoot('.test'), { recursive: true })
  const lock = inRoot('.test/database.json')
  if (!claim(lock)) return { folder: inRoot('.test/database'), leave: async () => release(lock) }
  const folder = inRoot(`.test/database-${process.pid}`)
  return { folder, leave: () => rm(folder, { recursive: true, force: true }) }
}

/** Nothing in it is worth keeping: a cluster that a crash has spoilt is made anew. */
async function startAnyhow(data: string): Promise<Cluster> {
  const options = { durable: false, settings: ['max_connections=300', 'shared_buffers=256MB'] }
  try {
    return await startCluster(data, options)
  } catch {
    await rm(data, { recursive: true, force: true })
    return startCluster(data, options)
  }
}

async function dropLeftovers(client: pg.Client, keep: string): Promise<void> {
  const { rows } = await client.query(
    "SELECT datname FROM pg_database WHERE datname ~ '^frontdesk_(test|template|shadow)_' AND datname <> $1",
    [keep],
  )
  for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`)
}

async function makeTemplate(client: pg.Client, server: string, template: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
  if (rowCount) return

  const unfinished = `${template}_new`
  await client.query(`DROP DATABASE IF EXISTS "${unfinished}" WITH (FORCE)`)
  await createDatabase(client, unfinished)
  const url = new URL(server)
  url.pathname = `/${unfinished}`
  await applyMigrations(url.href)
  await prepareQueues(url.href)
  await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${template}"`)
}

function hashOfMigrations(): string {
  const hash = createHash('sha256')
  for (const name of migrationNames()) hash.update(name).update(migrationSql(name))
  for (const file of [
    'lib/cli/postgres/create-database.ts',
    'lib/jobs/queues.ts',
    'lib/jobs/prepare-queues.ts',
    'node_modules/pg-boss/package.json',
  ])
    hash.update(readFileSync(inRoot(file)))
  return hash.digest('hex').slice(0, 12)
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
