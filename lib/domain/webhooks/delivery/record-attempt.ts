import 'server-only'
import { db, transaction } from '@/lib/db'
import { giveUpPending } from '@/lib/domain/webhooks/give-up-pending'
import { lockWebhook } from '@/lib/domain/webhooks/lock-webhook'
import type { Attempt } from '@/lib/domain/webhooks/shown-delivery'
import { enqueueDelivery } from '@/lib/domain/webhooks/standing'
import type { webhook } from '@/prisma/client/client'
import type { Claim } from './claim-next'
import { nextTry } from './next-try'
import { noteHealth } from './note-health'

/** Keeps how a try went, and has the next one made when there is one. A claim that another worker has taken over meanwhile, or a webhook that was switched off, is left as it is. Answers the webhook as it is then, null where nothing was kept. */
export async function recordAttempt(claim: Claim, tried: Attempt): Promise<webhook | null> {
  const { id, attempt, claimed_until } = claim
  const after = await transaction(async () => {
    const webhook = await lockWebhook(claim.webhook.id)
    if (!webhook) return null

    const taken = tried.error === null
    const next = taken ? null : nextTry(attempt + 1)
    const state = taken ? 'delivered' : next ? 'pending' : 'failed'
    const recorded = await db.$executeRaw`
      UPDATE webhook_delivery
      SET attempts = attempts || ${JSON.stringify([tried])}::jsonb, attempt = attempt + 1,
        state = ${state}::delivery_state, next_attempt_at = ${next}::timestamptz, claimed_until = NULL
      WHERE id = ${id}::uuid AND state = 'pending' AND attempt = ${attempt} AND claimed_until = ${claimed_until}::timestamptz`
    if (recorded === 0) return null

    const noted = await noteHealth(webhook, tried)
    if (next && noted.enabled) await enqueueDelivery(noted, id, next)
    return noted
  })
  if (after && !after.enabled) await giveUpPending(after.id)
  return after
}
