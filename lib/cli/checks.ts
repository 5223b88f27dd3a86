import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import pg from 'pg'
import { env } from '@/lib/env'
import { pendingMigrations } from '@/prisma/migrate'
import { withDatabase } from './postgres/with-database'
import { ensureSecret, secretFile } from './secret'

/** What a check found; `advice` says what to do when it is not well. */
export type Finding = { ok: boolean; what: string; advice?: string }

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8).padStart(4, '0')
const messageOf = (error: unknown) =>
  error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)

/** The data folder is there. */
export async function checkData(): Promise<Finding[]> {
  const data = env.FRONTDESK_DATA
  if (existsSync(data)) return [{ ok: true, what: `Data folder: ${data}` }]
  return [
    { ok: false, what: `There is no data folder at ${data}.`, advice: 'Run npm start once, or set FRONTDESK_DATA.' },
  ]
}

/** The secret is long enough and nobody else can read it. */
export async function checkSecret(): Promise<Finding[]> {
  if (env.APP_SECRET) return [{ ok: true, what: 'Secret: from APP_SECRET' }]

  const file = secretFile()
  if (!existsSync(file))
    return [
      {
        ok: false,
        what: `There is no secret at ${file}.`,
        advice: 'Run npm start once, or bring the file back from a backup.',
      },
    ]
  const mode = modeOf(file)
  if (mode !== '0600')
    return [{ ok: false, what: `Others can read the secret (mode ${mode}).`, advice: `Run: chmod 600 ${file}` }]
  try {
    await ensureSecret()
    return [{ ok: true, what: `Secret: ${file}, mode 0600` }]
  } catch (error) {
    return [{ ok: false, what: messageOf(error), advice: '' }]
  }
}

/** PostgreSQL answers, is new enough, and has every migration. */
export async function checkDatabase(): Promise<Finding[]> {
  const kind = env.DATABASE_URL ? 'PostgreSQL at DATABASE_URL' : 'Embedded PostgreSQL'
  if (!env.DATABASE_URL && !existsSync(env.FRONTDESK_DATA)) return []
  try {
    return await withDatabase(async () => [await versionOf(kind), await migrationsOf()])
  } catch (error) {
    return [
      {
        ok: false,
        what: `${kind}: ${messageOf(error)}`,
        advice: 'Check that it runs and that the address and password are right.',
      },
    ]
  }
}

async function versionOf(kind: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query('SHOW server_version')
    const version = String(rows[0].server_version)
    if (Number.parseInt(version, 10) >= 15) return { ok: true, what: `${kind}: ${version}` }
    return { ok: false, what: `${kind}: ${version} is too old.`, advice: 'Frontdesk needs PostgreSQL 15 or newer.' }
  } finally {
    await client.end()
  }
}

async function migrationsOf(): Promise<Finding> {
  const pending = await pendingMigrations(env.DATABASE_URL)
  if (pending.length === 0) return { ok: true, what: 'Migrations: all applied' }
  return {
    ok: false,
    what: `${pending.length} migrations are missing.`,
    advice: 'Restart Frontdesk (npm start); it applies them.',
  }
}

/** Whether letters can be sent. */
export const checkMail = async (): Promise<Finding[]> => [{ ok: true, what: 'Mail: no mail service yet' }]

/** There is room to write. */
export async function checkDisk(): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(existsSync(env.FRONTDESK_DATA) ? env.FRONTDESK_DATA : '.')
  const megabytes = Math.floor((bavail * bsize) / 1_000_000)
  if (megabytes >= 500) return [{ ok: true, what: `Disk: ${(megabytes / 1000).toFixed(1)} GB free` }]
  return [
    {
      ok: false,
      what: `Only ${megabytes} MB are free on the disk.`,
      advice: 'Make room: a full disk stops the database.',
    },
  ]
}
