import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { licenseKeys } from '@/lib/contract/license-keys'
import { db, transaction } from '@/lib/db'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { getProject } from '@/lib/domain/projects/find-project'
import type { Prisma } from '@/prisma/client/client'
import { newKey } from './key-text'
import { requireEndUser } from './require-end-user'
import { tellLicenseKey } from './tell-license-key'

type Given = z.output<typeof licenseKeys.create.body>

/**
 * Makes a licence and answers it with the text of its key, which is kept nowhere: only its hash is. An `end_user` is made or
 * merged first; an `end_user_id` of another project is a VALIDATION_ERROR.
 */
export async function mintLicenseKey({ project_id, end_user, ...given }: Given) {
  const { end_user_id, plan = null, max_devices = 1, expires_at = null, metadata } = given
  return transaction(async () => {
    const { settings } = await getProject(project_id)
    await requireEndUser(project_id, end_user_id)
    const owner = end_user ? await recogniseEndUser(project_id, end_user) : (end_user_id ?? null)

    const { text, hash } = newKey(project_id, settings.license_key_prefix)
    const now = clock.now()
    const row = await db.license_key.create({
      data: {
        project_id,
        hash,
        key_last4: hash.slice(-4),
        plan,
        max_devices,
        end_user_id: owner,
        expires_at,
        metadata: (metadata ?? {}) as Prisma.InputJsonObject,
        created_at: now,
        updated_at: now,
      },
    })
    return { ...(await tellLicenseKey('license_key_minted', row)), key: text }
  })
}
