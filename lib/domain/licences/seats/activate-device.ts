import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { licensePortal } from '@/lib/contract/license-portal'
import type { Issued } from '@/lib/domain/licences/tokens/issue-token'
import { bindDevice } from './bind-device'
import { findLicence } from './find-licence'

/** Binds a device to a seat of the licence that a key opens, as `bindDevice` does. */
export async function activateDevice(
  visitor: Visitor,
  { project_id, key, ...device }: z.output<typeof licensePortal.activate.body>,
): Promise<Issued> {
  const { id } = await findLicence(visitor, { project_id, key })
  return bindDevice(project_id, id, device)
}
