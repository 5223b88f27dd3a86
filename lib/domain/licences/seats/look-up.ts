import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { licensePortal } from '@/lib/contract/license-portal'
import { findLicence } from './find-licence'
import { portalLicence } from './portal-licence'

/** The licence of a key, in whatever state, with the devices on it. */
export async function lookUp(visitor: Visitor, asked: z.output<typeof licensePortal.lookUp.body>) {
  return portalLicence(await findLicence(visitor, asked))
}
