import { existsSync } from 'node:fs'
import { env } from '@/lib/env'
import { pendingMigrations } from '@/prisma/migrate'
import type { Finding } from './checks'
import { doesNotFit, firstSecretStays, onDatabase, openedBy, rowOf } from './data-secret'
import { withDatabase } from './postgres/with-database'
import { ensureSecret, secretFile } from './secret'

/** Whether the secret opens what the database is encrypted under; changes nothing. Says nothing where one of the two is not there: other checks have said so. */
export async function checkSecretFits(): Promise<Finding[]> {
  if (!env.DATABASE_URL && !existsSync(env.FRONTDESK_DATA)) return []
  if (!env.APP_SECRET && !existsSync(secretFile())) return []
  try {
    await ensureSecret()
    return await withDatabase(fitting)
  } catch {
    return []
  }
}

async function fitting(): Promise<Finding[]> {
  if ((await pendingMigrations(env.DATABASE_URL)).length > 0) return []
  const row = await onDatabase(rowOf)
  if (!row) return []

  const opened = await openedBy(row)
  const older = row.inherited ? `. ${firstSecretStays}` : ''
  if (!opened) return [{ ok: false, what: doesNotFit(), advice: '' }]
  if (opened.by === 'data_key_next')
    return [
      { ok: true, what: `Secret fits the database: it is the new one, and the next start ends the former${older}` },
    ]
  const waiting = row.data_key_next === null ? '' : '; a new one, made by “secret rotate”, waits to be set'
  return [{ ok: true, what: `Secret fits the database${waiting}${older}` }]
}
