import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** A webhook of the project. */
export async function findWebhook(project_id: string, id: string) {
  const row = await db.webhook.findFirst({ where: { id, project_id } })
  if (!row) throw notFound('webhook')
  return row
}
