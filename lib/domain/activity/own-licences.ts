import 'server-only'
import { db } from '@/lib/db'
import { statusOf } from '@/lib/domain/licences/shown-license-key'
import type { Whose } from './whose'

/** Their licences, the newest of them; never their keys, which nobody keeps. */
export async function ownLicences({ project_id, people }: Whose, most: number) {
  const rows = await db.license_key.findMany({
    where: { project_id, end_user_id: { in: people } },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    take: most,
  })
  return rows.map((row) => ({ ...row, status: statusOf(row) }))
}
