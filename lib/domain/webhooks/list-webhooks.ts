import 'server-only'
import type { z } from 'zod'
import type { webhooks } from '@/lib/contract/webhooks'
import { db } from '@/lib/db'
import { whereTo } from '@/lib/domain/net/where-to'

type Query = z.output<typeof webhooks.list.query>

/** One page of a project's webhooks, newest first; of their addresses who may know no secrets sees only where they lead. */
export async function listWebhooks(project_id: string, knowsSecrets: boolean, { page, per_page }: Query) {
  const total = await db.webhook.count({ where: { project_id } })
  const rows = await db.webhook.findMany({
    where: { project_id },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * per_page,
    take: per_page,
  })
  const shown = knowsSecrets ? rows : rows.map((row) => ({ ...row, url: whereTo(row.url) }))
  return { rows: shown, total, page, per_page }
}
