import 'server-only'
import { db, transaction } from '@/lib/db'
import { lockWebhook } from './lock-webhook'

const BATCH = 2_000

/** Milliseconds: whoever switched it off waits no longer; what is left then goes within the minute. */
const MOST = 2_000

/**
 * Gives up what is on its way to a webhook that is switched off, some at a time, and never inside a transaction. What a worker is
 * sending right now is not noted any more.
 */
export async function giveUpPending(webhook_id: string, most = MOST): Promise<void> {
  const end = performance.now() + most
  for (let given_up = BATCH; given_up === BATCH && performance.now() < end; )
    given_up = await transaction(() => giveUpSome(webhook_id))
}

/** The same for all that are switched off. */
export async function giveUpLeftovers(most = 10 * MOST): Promise<void> {
  const off = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM webhook
    WHERE NOT enabled AND EXISTS (SELECT FROM webhook_delivery WHERE webhook_id = webhook.id AND state = 'pending')`
  for (const { id } of off) await giveUpPending(id, most / off.length)
}

async function giveUpSome(webhook_id: string): Promise<number> {
  const webhook = await lockWebhook(webhook_id)
  if (!webhook || webhook.enabled) return 0 // Switched on again, it is sent what comes from now on.
  return db.$executeRaw`
    UPDATE webhook_delivery SET state = 'failed', next_attempt_at = NULL, claimed_until = NULL
    WHERE id IN (SELECT id FROM webhook_delivery WHERE webhook_id = ${webhook_id}::uuid AND state = 'pending' LIMIT ${BATCH})`
}
