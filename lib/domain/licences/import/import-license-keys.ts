import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { ImportedRow, licenseDesk } from '@/lib/contract/license-desk'
import { db } from '@/lib/db'
import { isHeard } from '@/lib/domain/events/is-heard'
import { shownLicenseKey } from '@/lib/domain/licences/shown-license-key'
import { tellLicenseKey } from '@/lib/domain/licences/tell-license-key'
import { inLine } from '@/lib/domain/project-data/in-line'
import { getProject } from '@/lib/domain/projects/find-project'
import type { license_key, Prisma } from '@/prisma/client/client'
import { checkKeys, refuseMissing } from './check-keys'
import { keyOfRow, type RowKey } from './keys-of-rows'
import { peopleOfRows } from './people-of-rows'

type Given = z.output<typeof licenseDesk.import.body>

/** Makes the licences of all rows, or none: with the key that came along, of which only a hash is kept, or with a new one, which is answered once. Keys that are known, twice or too short are a VALIDATION_ERROR on their rows. */
export async function importLicenseKeys({ project_id, rows, dry_run }: Given) {
  const { settings } = await getProject(project_id)
  const keys = await checkKeys(rows.map((row) => keyOfRow(project_id, settings.license_key_prefix, row)))
  if (dry_run) return { dry_run, rows: rows.length, imported: [] }

  return inLine(project_id, async () => {
    const people = await peopleOfRows(project_id, rows)
    const made = await makeLicences(
      rows.map((row, n) => licenceOf(project_id, row, people[n] ?? null, keys[n] as RowKey)),
    )
    refuseMissing(keys, made)
    const imported = keys.map(({ hash, text }, row) => ({
      ...shownLicenseKey(made.get(hash) as license_key),
      row,
      key: text,
    }))
    if (await isHeard('license_key_minted', project_id))
      for (const { hash } of keys) await tellLicenseKey('license_key_minted', made.get(hash) as license_key)
    return { dry_run, rows: rows.length, imported }
  })
}

/** The licences by the hashes of their keys, without those that somebody else made in the same moment. */
async function makeLicences(data: Prisma.license_keyCreateManyInput[]): Promise<Map<string, license_key>> {
  const rows = await db.license_key.createManyAndReturn({ data, skipDuplicates: true })
  return new Map(rows.map((row) => [row.hash, row]))
}

function licenceOf(project_id: string, row: ImportedRow, end_user_id: string | null, { hash, is_old }: RowKey) {
  const { plan = null, max_devices = 1, expires_at = null, metadata } = row
  const [status, now] = [row.status ?? 'active', clock.now()]
  return {
    project_id,
    hash,
    key_last4: hash.slice(-4),
    has_old_key: is_old,
    status,
    plan,
    max_devices,
    end_user_id,
    expires_at,
    metadata: (metadata ?? {}) as Prisma.InputJsonObject,
    created_at: now,
    updated_at: now,
    revoked_at: status === 'revoked' ? now : null,
  }
}
