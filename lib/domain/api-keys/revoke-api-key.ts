import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** Ends an API key of a project from its next request on; its row stays, so that the log can be read. */
export async function revokeApiKey(project_id: string, id: string): Promise<void> {
  const where = { id, project_id, revoked_at: null }
  const { count } = await transaction(() => db.api_key.updateMany({ where, data: { revoked_at: clock.now() } }))
  if (count === 0) throw notFound('API key')
}
