import 'server-only'
import { db } from '@/lib/db'
import { statusOf } from '@/lib/domain/licences/shown-license-key'
import { AppError } from '@/lib/errors'
import type { license_key } from '@/prisma/client/client'
import { unknownKey } from './find-licence'

/**
 * Holds a licence until the transaction ends and answers it as it is then. Whoever takes or frees a seat, issues a token or changes
 * the state holds it, so that they come one after the other; LICENSE_KEY_NOT_FOUND when it has been deleted.
 */
export async function holdLicence(id: string): Promise<license_key> {
  const [licence] = await db.$queryRaw<license_key[]>`
    SELECT * FROM license_key WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  if (!licence) throw unknownKey()
  return licence
}

const refusals = {
  revoked: () => new AppError('LICENSE_KEY_REVOKED', 'This licence has been revoked. Ask whoever sold it to you.'),
  suspended: () =>
    new AppError('LICENSE_KEY_SUSPENDED', 'This licence is suspended for now. Ask whoever sold it to you.'),
  expired: () => new AppError('LICENSE_KEY_EXPIRED', 'This licence has expired. Renew it to go on.'),
}

/** Refuses a licence that is revoked, suspended or expired. */
export function requireActive(licence: license_key): void {
  const status = statusOf(licence)
  if (status !== 'active') throw refusals[status]()
}
