import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Refusal } from '@/lib/cli/main'
import { freePort } from './port'
import { type Record, urlOf } from './record'
import type { Runner } from './runner'

const attempts = 10

/** Starts the server on a free loopback port and waits until it answers; answers with its process and the record, port and all. */
export async function launch(data: string, record: Record, runner: Runner, settings: string[]) {
  const log = join(data, 'postgres.log')
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000) truncateSync(log)

  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const begun = statSync(log, { throwIfNoEntry: false })?.size ?? 0
    const next = { ...record, port: await freePort() }
    const child = spawnServer(resolve(data, record.folder), next.port, runner, settings, log)
    if (await answers(child, next)) return { child, record: next }

    const said = readFileSync(log).subarray(begun).toString().trim()
    const passing = /could not bind|pre-existing shared memory block/.test(said)
    if (!passing || attempt === attempts) throw new Refusal(`PostgreSQL did not start. It says:\n${said}`)
    await sleep(attempt * 200)
  }
  throw new Refusal('PostgreSQL did not start.')
}

function spawnServer(
  folder: string,
  port: number,
  { before, binaries, uid, gid }: Runner,
  settings: string[],
  log: string,
) {
  const all = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'log_checkpoints=off',
    ...settings,
  ]
  const [file = '', ...args] = [
    ...before,
    binaries.postgres,
    '-D',
    folder,
    ...all.flatMap((setting) => ['-c', setting]),
  ]
  const out = openSync(log, 'a', 0o600)
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } as unknown as NodeJS.ProcessEnv
  const child = spawn(file, args, { cwd: '/', detached: true, uid, gid, stdio: ['ignore', out, out], env: environment })
  closeSync(out)

  const interrupt = () => child.kill('SIGINT')
  process.once('exit', interrupt)
  child.once('exit', () => process.removeListener('exit', interrupt))
  return child
}

/** True once the server takes connections, false when it ended before; recovery after a crash may take its time. */
async function answers(child: ChildProcess, record: Record): Promise<boolean> {
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  child.once('error', () => {
    ended = true
  })
  while (!ended) {
    if (await takesConnections(record)) return true
    await sleep(20)
  }
  return false
}

async function takesConnections(record: Record): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(record, 'postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (code === '28P01')
      throw new Refusal(
        'The embedded PostgreSQL does not take the password of postgres.json; the file belongs to another database.',
      )
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
