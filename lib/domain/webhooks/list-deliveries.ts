import 'server-only'
import type { z } from 'zod'
import type { webhooks } from '@/lib/contract/webhooks'
import { db } from '@/lib/db'
import { countRecords } from '@/lib/domain/tally/count-records'
import { findWebhook } from './find-webhook'
import { shownDelivery } from './shown-delivery'

type Query = z.output<typeof webhooks.deliveries.query>

/** One page of what was sent to a webhook or is on its way, newest first. */
export async function listDeliveries(project_id: string, webhook_id: string, { state, page, per_page }: Query) {
  await findWebhook(project_id, webhook_id)
  const kind = state ? (`webhook_delivery_${state}` as const) : 'webhook_delivery'
  const total = await countRecords(kind, project_id, webhook_id)
  const rows = await db.webhook_delivery.findMany({
    where: { webhook_id, ...(state && { state }) },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * per_page,
    take: per_page,
  })
  return { rows: rows.map(shownDelivery), total, page, per_page }
}
