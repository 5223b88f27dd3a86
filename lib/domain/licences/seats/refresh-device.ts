import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import { clock } from '@/lib/clock'
import type { licensePortal } from '@/lib/contract/license-portal'
import { db, transaction } from '@/lib/db'
import { type Issued, issueToken } from '@/lib/domain/licences/tokens/issue-token'
import { getProject } from '@/lib/domain/projects/find-project'
import { AppError } from '@/lib/errors'
import { findLicence } from './find-licence'
import { printsOf } from './forgotten-device'
import { holdLicence, requireActive } from './hold-licence'

/** A new token for a device that holds a seat, issued under the licence's lock; DEVICE_NOT_ACTIVATED for any other device. */
export async function refreshDevice(
  visitor: Visitor,
  { project_id, key, device_fingerprint }: z.output<typeof licensePortal.refresh.body>,
): Promise<Issued> {
  const { id } = await findLicence(visitor, { project_id, key })
  const project = await getProject(project_id)
  return transaction(async () => {
    const licence = await holdLicence(id)
    requireActive(licence)
    const [activation] = await db.license_activation.updateManyAndReturn({
      where: { license_key_id: id, device_fingerprint: { in: printsOf(id, device_fingerprint) }, released_at: null },
      data: { last_seen_at: clock.now() },
    })
    if (!activation)
      throw new AppError('DEVICE_NOT_ACTIVATED', 'This device holds no seat of the licence. Activate it first.')
    return issueToken(project, licence, { ...activation, device_fingerprint })
  })
}
