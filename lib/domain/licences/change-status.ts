import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { license_key_status } from '@/prisma/client/client'
import { lockLicenseKey } from './lock-license-key'
import { shownLicenseKey } from './shown-license-key'
import { tellLicenseKey } from './tell-license-key'

/** Revokes a licence for good; one that is revoked stays as it is. Once this has answered, no device gets a token. */
export const revokeLicenseKey = (project_id: string, id: string) =>
  changeStatus(project_id, id, 'revoked', 'license_key_revoked')

/** Suspends a licence until it is reinstated; one that is suspended stays as it is, one that is revoked is a CONFLICT. */
export const suspendLicenseKey = (project_id: string, id: string) =>
  changeStatus(project_id, id, 'suspended', 'license_key_suspended')

/** Makes a suspended licence good again; one that is not suspended stays as it is, one that is revoked is a CONFLICT. */
export const reinstateLicenseKey = (project_id: string, id: string) =>
  changeStatus(project_id, id, 'active', 'license_key_reinstated')

type Told = 'license_key_revoked' | 'license_key_suspended' | 'license_key_reinstated'

/** The row is held while it changes, as it is by whoever makes a token: so none is made after a revocation. */
async function changeStatus(project_id: string, id: string, status: license_key_status, told: Told) {
  return transaction(async () => {
    const before = await lockLicenseKey(project_id, id)
    if (before.status === status) return shownLicenseKey(before)
    if (before.status === 'revoked')
      throw new AppError('CONFLICT', 'This licence is revoked, which is for good. Mint a new key instead.')

    const now = clock.now()
    const after = await db.license_key.update({
      where: { id },
      data: { status, updated_at: now, ...(status === 'revoked' && { revoked_at: now }) },
    })
    return tellLicenseKey(told, after)
  })
}
