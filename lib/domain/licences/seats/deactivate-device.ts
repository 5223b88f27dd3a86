import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { licensePortal } from '@/lib/contract/license-portal'
import { findLicence } from './find-licence'
import { freeSeat } from './free-seat'

/** Gives a device's seat back, also of a licence that is over; a device without one is no error. */
export async function deactivateDevice(
  visitor: Visitor,
  { project_id, key, device_fingerprint }: z.output<typeof licensePortal.deactivate.body>,
): Promise<void> {
  const { id } = await findLicence(visitor, { project_id, key })
  await freeSeat(id, { device_fingerprint })
}
