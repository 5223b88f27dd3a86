import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { giveUpPending } from '@/lib/domain/webhooks/give-up-pending'
import { lockWebhook } from '@/lib/domain/webhooks/lock-webhook'
import { room } from '@/lib/domain/webhooks/standing'
import type { webhook } from '@/prisma/client/client'

/** A delivery that is ours to try until `claimed_until`. */
export type Claim = { webhook: webhook; id: string; event_id: string; attempt: number; claimed_until: Date }

/** Milliseconds; twice what a try takes at most. A worker that dies holds its delivery no longer. */
const LEASE = 30_000

/** Claims what has been due to a webhook for longest; null when nothing is due, or as many are at work as may be: whoever of those finishes looks again. */
export async function claimNext(webhook_id: string): Promise<Claim | null> {
  const claim = await transaction(async () => {
    const webhook = await lockWebhook(webhook_id)
    return webhook?.enabled ? claimOf(webhook) : webhook
  })
  if (!claim) return null
  if ('webhook' in claim) return claim

  await giveUpPending(webhook_id) // An event of the moment in which it was switched off.
  return null
}

async function claimOf(webhook: webhook): Promise<Claim | null> {
  const { id: webhook_id } = webhook
  const now = clock.now()
  const until = new Date(now.getTime() + LEASE)
  const [claimed] = await db.$queryRaw<Omit<Claim, 'webhook'>[]>`
    UPDATE webhook_delivery SET claimed_until = ${until}::timestamptz
    WHERE id = (
        SELECT id FROM webhook_delivery
        WHERE webhook_id = ${webhook_id}::uuid AND state = 'pending' AND next_attempt_at <= ${now}::timestamptz
          AND (claimed_until IS NULL OR claimed_until <= ${now}::timestamptz)
        ORDER BY next_attempt_at, id LIMIT 1
      )
      AND ${room(webhook)} > (
        SELECT count(*) FROM webhook_delivery
        WHERE webhook_id = ${webhook_id}::uuid AND claimed_until > ${now}::timestamptz
      )
    RETURNING id, event_id, attempt, claimed_until`
  return claimed ? { webhook, ...claimed } : null
}

/** Lets go of a delivery that was not tried after all. */
export async function letGo({ id, claimed_until }: Claim): Promise<void> {
  await db.webhook_delivery.updateMany({ where: { id, claimed_until }, data: { claimed_until: null } })
}
