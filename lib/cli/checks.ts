import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import pg from 'pg'
import { env } from '@/lib/env'
import { pendingMigrations } from '@/prisma/migrate'
import { withDatabase } from './postgres/with-database'
import { prepareClient } from './prepare'
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

/** Which mail service is set, and whether letters have failed or wait for long. */
export async function checkMail(): Promise<Finding[]> {
  const { mailService } = await import('@/lib/email/mail-service')
  const { outboxFolder } = await import('@/lib/email/outbox-folder')
  const services = {
    resend: () => `Resend, at ${new URL(env.RESEND_BASE_URL).host}`,
    smtp: () => `SMTP, at ${new URL(env.SMTP_URL).host}`,
    outbox: () => `no mail service is set; letters are written to ${outboxFolder()}`,
  }
  return [{ ok: true, what: `Mail: ${services[mailService()]()}` }, ...(await checkLetters())]
}

/** Says nothing where the database cannot be asked: `checkDatabase` has said why. */
async function checkLetters(): Promise<Finding[]> {
  if (!env.DATABASE_URL && !existsSync(env.FRONTDESK_DATA)) return []
  const state = await withDatabase(readLetters).catch(() => null)
  if (!state) return []

  const { failed, waiting, last_error } = state
  const advice = last_error
    ? `The last reason: ${last_error}`
    : 'Look whether a worker runs (WORKER=on, or npm run worker).'
  return [
    ...(failed > 0 ? [{ ok: false, what: `${failed} letters of the last seven days could not be sent.`, advice }] : []),
    ...(waiting > 0 ? [{ ok: false, what: `${waiting} letters have waited for more than an hour.`, advice }] : []),
  ]
}

async function readLetters() {
  if ((await pendingMigrations(env.DATABASE_URL)).length > 0) return null
  await prepareClient()
  const { disconnect } = await import('@/lib/db')
  const { readMailState } = await import('@/lib/domain/mail/read-mail-state')
  return readMailState().finally(disconnect)
}

/** Whether a model is connected for AI replies, and whether its server answers and takes the key. */
export async function checkModel(): Promise<Finding[]> {
  const { modelConnected } = await import('@/lib/domain/ai/model-connected')
  if (!modelConnected()) return [{ ok: true, what: 'AI replies: no model is connected (AI_BASE_URL, AI_MODEL)' }]

  const where = `${env.AI_MODEL} at ${new URL(env.AI_BASE_URL).host}`
  const headers = env.AI_API_KEY ? { Authorization: `Bearer ${env.AI_API_KEY}` } : undefined
  const url = `${env.AI_BASE_URL.replace(/\/$/, '')}/models`
  try {
    const { status } = await fetch(url, { headers, signal: AbortSignal.timeout(5_000) })
    if (status !== 401 && status !== 403) return [{ ok: true, what: `AI replies: ${where}` }]
    return [{ ok: false, what: `The server of the model (${where}) refuses the key.`, advice: 'Check AI_API_KEY.' }]
  } catch (error) {
    const advice = 'Check AI_BASE_URL, and whether the server runs. Drafts fail until then; nothing else does.'
    return [{ ok: false, what: `The server of the model (${where}) does not answer: ${causeOf(error)}.`, advice }]
  }
}

/** Files can be kept, read and deleted where they are stored. */
export async function checkStorage(): Promise<Finding[]> {
  const where = env.S3_BUCKET ? `S3 bucket ${env.S3_BUCKET}` : `${env.FRONTDESK_DATA}/uploads`
  if (!env.S3_BUCKET && !existsSync(env.FRONTDESK_DATA)) return []
  await prepareClient()
  const { tryStorage } = await import('@/lib/domain/files/try-storage')
  try {
    await tryStorage()
    return [{ ok: true, what: `Files: ${where}` }]
  } catch (error) {
    const advice = env.S3_BUCKET
      ? 'Check S3_ENDPOINT, S3_REGION, the keys and their rights.'
      : 'Check who owns the folder, and whether the disk is full.'
    return [{ ok: false, what: `Files cannot be kept in ${where}: ${causeOf(error)}.`, advice }]
  }
}

const causeOf = (error: unknown) => messageOf(error instanceof Error && error.cause ? error.cause : error)

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
