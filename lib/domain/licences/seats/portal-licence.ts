import 'server-only'
import { statusOf } from '@/lib/domain/licences/shown-license-key'
import type { license_key } from '@/prisma/client/client'
import { boundDevices } from './bound-devices'

/** Licences as whoever holds them sees them, each with the devices that hold its seats. */
export async function portalLicences(rows: license_key[]) {
  const devices = await boundDevices(rows.map(({ id }) => id))
  return rows.map((row) => ({ ...row, status: statusOf(row), devices: devices.get(row.id) ?? [] }))
}

/** The same for one. */
export async function portalLicence(row: license_key) {
  const [licence] = await portalLicences([row])
  return licence as NonNullable<typeof licence>
}
