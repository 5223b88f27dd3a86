import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { LicenseKeyStatus } from '@/lib/contract/license-key'
import type { licenseKeys } from '@/lib/contract/license-keys'
import { db } from '@/lib/db'
import { countRecords } from '@/lib/domain/tally/count-records'
import { Prisma } from '@/prisma/client/client'

type Query = z.output<typeof licenseKeys.list.query>

/** Which licences of a project are meant; what is not given does not narrow. */
export type LicenseKeyFilter = Pick<Query, 'project_id' | 'status' | 'end_user_id' | 'key_last4'>

/** The filter as a condition on `license_key`. */
export function licenseKeyCondition({ project_id, status, end_user_id, key_last4 }: LicenseKeyFilter): Prisma.Sql {
  const parts = [Prisma.sql`project_id = ${project_id}::uuid`]
  if (status) parts.push(statusCondition(status))
  if (end_user_id) parts.push(Prisma.sql`end_user_id = ${end_user_id}::uuid`)
  if (key_last4) parts.push(Prisma.sql`key_last4 = ${key_last4}`)
  return Prisma.join(parts, ' AND ')
}

/** As `statusOf` derives it. */
function statusCondition(status: LicenseKeyStatus): Prisma.Sql {
  const now = Prisma.sql`${clock.now()}::timestamptz`
  if (status === 'expired') return Prisma.sql`status = 'active' AND expires_at <= ${now}`
  if (status === 'active') return Prisma.sql`status = 'active' AND (expires_at IS NULL OR expires_at > ${now})`
  return Prisma.sql`status = ${status}::license_key_status`
}

/** How many licences the filter means: without one, the project's tally knows; else as many entries of an index are read. */
export async function countLicenseKeys(filter: LicenseKeyFilter): Promise<number> {
  const { project_id, status, end_user_id, key_last4 } = filter
  if (!status && !end_user_id && !key_last4) return countRecords('license_key', project_id)
  const [row] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM license_key WHERE ${licenseKeyCondition(filter)}`
  return row.count
}

/** Of so few licences looking at each costs nothing to speak of. */
const NARROW = 2_000

/**
 * The statement behind a page, newest first. Few licences are gathered by the filter's index and sorted; many are met soon on a
 * walk along the order's index. The count knows which it is, PostgreSQL would have to guess.
 */
export function pageOfIds(
  filter: LicenseKeyFilter,
  { per_page, skip, total }: { per_page: number; skip: number; total: number },
): Prisma.Sql {
  const meant = Prisma.sql`license_key WHERE ${licenseKeyCondition(filter)}`
  const from = total <= NARROW ? Prisma.sql`(SELECT id, created_at FROM ${meant} OFFSET 0) AS few` : meant
  return Prisma.sql`SELECT id FROM ${from} ORDER BY created_at DESC, id DESC LIMIT ${per_page}::int OFFSET ${skip}::bigint`
}
