import 'server-only'
import type { SignedIn } from '@/lib/caller'
import { db } from '@/lib/db'
import { portalLicences } from './portal-licence'

const MOST = 100

/** The licences of the end users with the session's address, newest first. */
export async function listMine({ proof: { project_id, email_key } }: Pick<SignedIn, 'proof'>) {
  const people = await db.end_user.findMany({ where: { project_id, email_key }, select: { id: true }, take: MOST })
  const rows = await db.license_key.findMany({
    where: { end_user_id: { in: people.map(({ id }) => id) } },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  return portalLicences(rows)
}
