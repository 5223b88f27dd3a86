import 'server-only'
import { db, transaction } from '@/lib/db'
import { deliver, nobody } from '@/lib/domain/events/emit'
import { notFound } from '@/lib/errors'
import { lockWebhook } from './lock-webhook'
import { requireEnabled } from './require-enabled'
import { shownDelivery } from './shown-delivery'

/** Sends a webhook an event that means nothing, whatever its types; CONFLICT when it is switched off. */
export async function testWebhook(project_id: string, id: string) {
  return transaction(async () => {
    const webhook = await lockWebhook(id)
    if (webhook?.project_id !== project_id) throw notFound('webhook')
    requireEnabled(webhook)
    const data = { message: 'This is a test of your webhook. Nothing has happened.' }
    const [delivery_id = ''] = await deliver('webhook_test', project_id, data, nobody, [webhook])
    return shownDelivery(await db.webhook_delivery.findUniqueOrThrow({ where: { id: delivery_id } }))
  })
}
