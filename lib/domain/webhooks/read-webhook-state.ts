import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

const HOUR = 60 * 60 * 1_000

/** How many webhooks have taken nothing for more than an hour, and how many were switched off for that in the last seven days. */
export async function readWebhookState(): Promise<{ failing: number; switched_off: number }> {
  const now = clock.now().getTime()
  const failing = { enabled: true, failing_since: { lt: new Date(now - HOUR) } }
  const off = { enabled: false, failing_since: { not: null }, disabled_at: { gte: new Date(now - 7 * 24 * HOUR) } }
  return { failing: await db.webhook.count({ where: failing }), switched_off: await db.webhook.count({ where: off }) }
}
