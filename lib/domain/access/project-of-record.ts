import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

/** Where the records live that a path names by `{id}`, by what the path begins with. */
const tables: [path: string, table: string][] = [
  ['/api/v1/wishes/{id}', 'wish'],
  ['/api/v1/categories/{id}', 'category'],
  ['/api/v1/comments/{id}', 'comment'],
  ['/api/v1/roadmap/columns/{id}', 'roadmap_column'],
  ['/api/v1/roadmap/items/{id}', 'roadmap_item'],
  ['/api/v1/support-requests/{id}', 'support_request'],
  ['/api/v1/canned-replies/{id}', 'canned_reply'],
  ['/api/v1/help/collections/{id}', 'help_collection'],
  ['/api/v1/help/flows/{id}', 'help_flow'],
  ['/api/v1/help/articles/{id}', 'help_article'],
  ['/api/v1/license-keys/{id}', 'license_key'],
  ['/api/v1/end-users/{id}', 'end_user'],
  ['/api/v1/webhooks/{id}', 'webhook'],
  ['/api/v1/webhook-deliveries/{id}', 'webhook_delivery'],
  ['/api/v1/letters/{id}', 'letter'],
  ['/api/v1/api-keys/{id}', 'api_key'],
]

/** The project of the record that a request names: the one in its path, or the wish in its body; null where there is none. */
export async function projectOfRecord(path: string, id: unknown, wish_id: unknown): Promise<string | null> {
  const [, table] = tables.find(([start]) => path === start || path.startsWith(`${start}/`)) ?? []
  if (table) return projectOf(table, id)
  return wish_id === undefined ? null : projectOf('wish', wish_id)
}

async function projectOf(table: string, id: unknown): Promise<string | null> {
  const rows = await db.$queryRaw<{ project_id: string }[]>`
    SELECT project_id FROM ${Prisma.raw(`"${table}"`)} WHERE id = ${String(id)}::uuid`
  return rows[0]?.project_id ?? null
}
