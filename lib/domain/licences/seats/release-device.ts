import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { licensePortal } from '@/lib/contract/license-portal'
import { db } from '@/lib/db'
import { AppError, notFound } from '@/lib/errors'
import { findLicence, unknownKey } from './find-licence'
import { freeSeat } from './free-seat'
import { portalLicence } from './portal-licence'

type Release = z.output<typeof licensePortal.release.body>

/** Frees a device of the key's licence, or of one whose end user has the session's address; answers the licence as it is then. Twice is no error. */
export async function releaseDevice(visitor: Visitor, asked: Release) {
  const { activation_id } = asked
  const license_key_id = await licenceOf(visitor, asked)
  const where = { id: activation_id, license_key_id }
  if ((await db.license_activation.count({ where })) === 0) throw notFound('device')

  await freeSeat(license_key_id, { activation_id })
  const licence = await db.license_key.findUnique({ where: { id: license_key_id } })
  if (!licence) throw unknownKey()
  return portalLicence(licence)
}

async function licenceOf(visitor: Visitor, { project_id, key, activation_id }: Release): Promise<string> {
  if (key) return (await findLicence(visitor, { project_id, key })).id
  const { proof } = visitor
  if (proof?.by !== 'session')
    throw new AppError('UNAUTHORIZED', 'Send the licence key as “key”, or a session of the address it belongs to.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })

  const { email_key } = proof
  const activation = await db.license_activation.findFirst({
    where: { id: activation_id, project_id, license_key: { end_user: { project_id, email_key } } },
    select: { license_key_id: true },
  })
  if (!activation) throw notFound('device')
  return activation.license_key_id
}
