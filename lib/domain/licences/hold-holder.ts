import 'server-only'
import type { LicenseHolder } from '@/lib/caller'
import { db } from '@/lib/db'

/** Who holds the licence of a token as of now: its person may have changed or gone since the token was checked, and stays until the transaction ends. */
export async function holdHolder(holder: LicenseHolder): Promise<LicenseHolder> {
  const { license_key_id: id } = holder
  await db.$executeRaw`
    SELECT FROM end_user WHERE id = (SELECT end_user_id FROM license_key WHERE id = ${id}::uuid) FOR KEY SHARE`
  const [now] = await db.$queryRaw<{ end_user_id: string | null }[]>`
    SELECT end_user_id FROM license_key WHERE id = ${id}::uuid FOR SHARE`
  return { ...holder, end_user_id: now?.end_user_id ?? null }
}
