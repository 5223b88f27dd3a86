import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { processIdentity } from '@/lib/cli/lock.mjs'
import { Refusal } from '@/lib/cli/main'
import { type Cluster, startCluster } from '@/lib/cli/postgres/cluster'

const clusters: Cluster[] = []
const others: ChildProcess[] = []

afterEach(async () => {
  for (const cluster of clusters.splice(0)) await cluster.stop()
  for (const child of others.splice(0)) child.kill()
})

const newData = () => mkdtempSync(join(tmpdir(), 'frontdesk-pg-'))

async function start(data: string, durable = true): Promise<Cluster> {
  const cluster = await startCluster(data, { durable })
  clusters.push(cluster)
  return cluster
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

async function killed(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  while (processIdentity(pid)) await new Promise((next) => setTimeout(next, 10))
}

test('a database is made on the first start and is there on the next', async () => {
  const data = newData()
  const first = await start(data, false)
  expect(first.created).toBe(true)
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
  await first.stop()

  const second = await start(data, false)
  expect(second.created).toBe(false)
  expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
})

test('it speaks UTF-8, listens on loopback alone, wants its password, and is durable', async () => {
  const { url } = await start(newData())
  const settings = ['server_encoding', 'listen_addresses', 'fsync', 'synchronous_commit', 'unix_socket_directories']
  const rows = await Promise.all(settings.map((name) => ask(url, `SHOW ${name}`)))
  expect(rows.map(([row]) => Object.values(row)[0])).toEqual(['UTF8', '127.0.0.1', 'on', 'on', ''])

  const stranger = new URL(url)
  stranger.password = 'guessed'
  await expect(ask(stranger.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
})

test('what holds the password is for its owner alone', async () => {
  const data = newData()
  await start(data, false)
  expect(statSync(join(data, 'postgres.json')).mode & 0o777).toBe(0o600)
})

test('after a kill -9 it recovers, and what was committed is there', async () => {
  const data = newData()
  const first = await start(data)
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
  await killed(first.pid)
  clusters.length = 0

  const second = await start(data)
  expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
})

test('a server that was left running is ended, and started anew', async () => {
  const data = newData()
  const orphan = await start(data, false)
  clusters.length = 0

  const next = await start(data, false)
  expect(processIdentity(orphan.pid)).toBeNull()
  expect(await ask(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a stale postmaster.pid with the pid of something else is no obstacle, and that something lives on', async () => {
  const data = newData()
  await (await start(data, false)).stop()
  clusters.length = 0
  const other = spawn('sleep', ['60'])
  others.push(other)
  writeFileSync(join(data, 'postgres/postmaster.pid'), `${other.pid}\n${data}/postgres\n1\n5432\n\n127.0.0.1\n`)

  await start(data, false)
  expect(processIdentity(other.pid ?? 0)).not.toBeNull()
})

test('two clusters run side by side', async () => {
  const [one, two] = await Promise.all([start(newData(), false), start(newData(), false)])
  expect(new URL(one.url).port).not.toBe(new URL(two.url).port)
})

test('a database of another PostgreSQL is refused with a sentence', async () => {
  const data = newData()
  await (await start(data, false)).stop()
  clusters.length = 0
  const version = join(data, 'postgres/PG_VERSION')
  chmodSync(version, 0o600)
  writeFileSync(version, '16\n')

  await expect(start(data, false)).rejects.toThrow(Refusal)
  expect(readFileSync(version, 'utf8')).toBe('16\n')
})
