import 'server-only'
import type { z } from 'zod'
import type { licenseDesk } from '@/lib/contract/license-desk'
import { db } from '@/lib/db'
import { hashOfAnyKey } from './old-key'
import { unknownKey } from './seats/find-licence'
import { shownLicenseKey } from './shown-license-key'

type Asked = z.output<typeof licenseDesk.lookUp.body>

/** The licence of a key as somebody typed it, in whatever state; LICENSE_KEY_NOT_FOUND else. */
export async function lookUpLicenseKey({ project_id, key }: Asked) {
  const hash = await hashOfAnyKey(project_id, key)
  const row = hash && (await db.license_key.findUnique({ where: { hash, project_id }, include: { end_user: true } }))
  if (!row) throw unknownKey()
  return shownLicenseKey(row)
}
