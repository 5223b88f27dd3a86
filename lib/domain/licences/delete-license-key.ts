import 'server-only'
import { db, transaction } from '@/lib/db'
import { lockLicenseKey } from './lock-license-key'
import { tellLicenseKey } from './tell-license-key'

/** Deletes a licence with its activations; nobody gets a token for it from then on. */
export async function deleteLicenseKey(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    const row = await lockLicenseKey(project_id, id)
    await db.license_key.delete({ where: { id } })
    await tellLicenseKey('license_key_deleted', row)
  })
}
