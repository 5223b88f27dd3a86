import 'server-only'
import type { z } from 'zod'
import type { webhooks } from '@/lib/contract/webhooks'
import { db } from '@/lib/db'

type Query = z.output<typeof webhooks.list.query>

/** One page of a project's webhooks, newest first. */
export async function listWebhooks(project_id: string, { page, per_page }: Query) {
  const total = await db.webhook.count({ where: { project_id } })
  const rows = await db.webhook.findMany({
    where: { project_id },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * per_page,
    take: per_page,
  })
  return { rows, total, page, per_page }
}
