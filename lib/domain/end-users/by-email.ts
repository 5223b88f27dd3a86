import 'server-only'
import { db } from '@/lib/db'

/** The person who had this address first; with an external id, only one who has none yet. */
export function byEmail(project_id: string, email_key: string, external_id: string | null | undefined) {
  return db.end_user.findFirst({
    where: { project_id, email_key, ...(external_id && { external_id: null }) },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
}
