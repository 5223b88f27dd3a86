import 'server-only'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** Deletes a webhook with its deliveries. */
export async function deleteWebhook(project_id: string, id: string): Promise<void> {
  const { count } = await transaction(() => db.webhook.deleteMany({ where: { id, project_id } }))
  if (count === 0) throw notFound('webhook')
}
