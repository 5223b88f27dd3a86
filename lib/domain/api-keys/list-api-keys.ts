import 'server-only'
import { db } from '@/lib/db'

/** One page of a project’s API keys that are not revoked, newest first; never the keys themselves. */
export async function listApiKeys(project_id: string, { page, per_page }: { page: number; per_page: number }) {
  const where = { project_id, revoked_at: null }
  const rows = await db.api_key.findMany({
    where,
    omit: { hash: true },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * per_page,
    take: per_page,
  })
  return { rows, total: await db.api_key.count({ where }), page, per_page }
}
