import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { AppError, notFound } from '@/lib/errors'
import { lockWebhook } from './lock-webhook'
import { requireEnabled } from './require-enabled'
import { shownDelivery } from './shown-delivery'
import { enqueueDelivery } from './standing'

/** Sends a delivery again, the same event under the same id, with all tries anew; CONFLICT while it is on its way or its webhook is switched off. */
export async function redeliver(project_id: string, id: string) {
  return transaction(async () => {
    const found = await db.webhook_delivery.findFirst({ where: { id, project_id }, select: { webhook_id: true } })
    const webhook = found && (await lockWebhook(found.webhook_id))
    if (!webhook) throw notFound('delivery')
    requireEnabled(webhook)

    const [row] = await db.webhook_delivery.updateManyAndReturn({
      where: { id, state: { not: 'pending' } },
      data: { state: 'pending', attempt: 0, claimed_until: null, next_attempt_at: clock.now() },
    })
    if (!row) throw new AppError('CONFLICT', 'This delivery is on its way already.')
    await enqueueDelivery(webhook, id)
    return shownDelivery(row)
  })
}
