import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { isAbsolute, join, resolve } from 'node:path'
import pg from 'pg'
import { Refusal } from '@/lib/cli/main'
import { findBinaries } from './binaries'
import { createDatabase } from './create-database'
import { initialise } from './initialise'
import { launch } from './launch'
import { newPassword, readRecord, urlOf, writeRecord } from './record'
import { chooseRunner } from './runner'
import { clearStale, endPostgres } from './stale'

export type Cluster = { url: string; pid: number; created: boolean; ended: Promise<void>; stop: () => Promise<void> }

type Options = { durable?: boolean; settings?: string[] }

/** Starts the embedded PostgreSQL of a data folder, which the caller owns; makes it on the first start. `durable: false` is for tests only. */
export async function startCluster(data: string, { durable = true, settings = [] }: Options = {}): Promise<Cluster> {
  await mkdir(data, { recursive: true, mode: 0o700 })
  const known = await readRecord(data)
  const runner = await chooseRunner(data, await findBinaries(), isAbsolute(known?.folder ?? ''))
  const record = known ?? {
    password: newPassword(),
    folder: runner.home === data ? 'postgres' : join(runner.home, 'postgres'),
    port: 0,
  }
  const folder = resolve(data, record.folder)
  if (runner.home !== data && !isAbsolute(record.folder)) throw new Refusal(stranded(folder))
  const created = !existsSync(join(folder, 'PG_VERSION'))

  if (created) {
    await writeRecord(data, record)
    await initialise(folder, record.password, runner, durable)
  }
  await checkVersion(folder)
  await clearStale(folder)

  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const running = await launch(data, record, runner, durable ? settings : [...careless, ...settings])
  await writeRecord(data, running.record)
  await ensureDatabase(urlOf(running.record, 'postgres'))
  return { url: urlOf(running.record), created, ...lifeOf(running.child) }
}

function lifeOf(child: ChildProcess) {
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done())
  })
  child.unref()
  return { pid: child.pid ?? 0, ended, stop: () => endPostgres(child.pid ?? 0) }
}

const stranded = (folder: string) =>
  `The database in ${folder} was made by root in a user namespace, which this machine refuses now. Allow user namespaces again, or start Frontdesk where they are.`

async function checkVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (version === '18') return
  throw new Refusal(`The database in ${folder} was made by PostgreSQL ${version}; this Frontdesk brings PostgreSQL 18.`)
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'frontdesk'")
    if (rowCount === 0) await createDatabase(client, 'frontdesk')
  } finally {
    await client.end()
  }
}
