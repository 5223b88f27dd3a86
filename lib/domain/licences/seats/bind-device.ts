import 'server-only'
import { transaction } from '@/lib/db'
import { emit } from '@/lib/domain/events/emit'
import { shownLicenseKey } from '@/lib/domain/licences/shown-license-key'
import { type Issued, issueToken } from '@/lib/domain/licences/tokens/issue-token'
import { getProject } from '@/lib/domain/projects/find-project'
import type { license_key } from '@/prisma/client/client'
import { holdLicence, requireActive } from './hold-licence'
import { seatLimitReached } from './seat-limit-reached'
import { type Device, takeSeat } from './take-seat'

/**
 * Binds a device to a seat and issues a token, both under the licence's lock: of many devices for the last seat one gets it, and
 * no token is issued once a revocation has returned. A device that has a seat keeps it; SEAT_LIMIT_REACHED tells which devices hold them.
 */
export async function bindDevice(project_id: string, id: string, device: Device): Promise<Issued> {
  const project = await getProject(project_id)
  const issued = await transaction(async () => {
    const licence = await holdLicence(id)
    requireActive(licence)
    const seat = await takeSeat(licence, device)
    if (!seat) return tellOfLimit(licence, device)

    const now = { ...licence, active_devices: licence.active_devices + Number(seat.is_new) }
    const token = await issueToken(project, now, seat.activation)
    if (seat.is_new) {
      const data = { activation: seat.activation, license_key: shownLicenseKey(now) }
      await emit({ type: 'device_activated', project_id, end_user_id: licence.end_user_id, data })
    }
    return token
  })
  if (!issued) throw await seatLimitReached(id, project.slug)
  return issued
}

/** The request is refused, and the team is told all the same. */
async function tellOfLimit(licence: license_key, device: Device): Promise<null> {
  const { project_id, end_user_id } = licence
  const { device_fingerprint, device_name = null, platform = null } = device
  const data = { license_key: shownLicenseKey(licence), device: { device_fingerprint, device_name, platform } }
  await emit({ type: 'seat_limit_reached', project_id, end_user_id, data })
  return null
}
