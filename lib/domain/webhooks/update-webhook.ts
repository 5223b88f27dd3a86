import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { webhooks } from '@/lib/contract/webhooks'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { checkUrl } from './check-url'
import { giveUpPending } from './give-up-pending'
import { lockWebhook } from './lock-webhook'

type Changes = z.output<typeof webhooks.update.body>

/** Changes what is given of a webhook. Switched off, its deliveries that were on their way are given up; switched on or sent elsewhere, it starts without a past. */
export async function updateWebhook(project_id: string, id: string, changes: Changes) {
  if (changes.url !== undefined) checkUrl(changes.url)
  const row = await transaction(async () => {
    const before = await lockWebhook(id)
    if (before?.project_id !== project_id) throw notFound('webhook')

    const { enabled = before.enabled, url = before.url } = changes
    const now = clock.now()
    return db.webhook.update({
      where: { id },
      data: {
        ...changes,
        updated_at: now,
        ...(enabled !== before.enabled && { disabled_at: enabled ? null : now }),
        ...((enabled !== before.enabled || url !== before.url) && { failing_since: null, proven_at: null }),
      },
    })
  })
  if (!row.enabled) await giveUpPending(id)
  return row
}
