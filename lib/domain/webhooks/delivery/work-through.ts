import 'server-only'
import { db } from '@/lib/db'
import { type Lane, laneOf, room } from '@/lib/domain/webhooks/standing'
import type { webhook } from '@/prisma/client/client'
import { type Claim, claimNext, letGo } from './claim-next'
import { nudge } from './nudge'
import { recordAttempt } from './record-attempt'
import { tryOnce } from './try-once'

/** Milliseconds that one job sends on; well below the queue's patience. */
const MOST = 60_000

/**
 * Sends what is due to the webhook of a delivery, one after the other. After a failure, or a minute, the rest is another job's,
 * behind those of other webhooks; so it is where the webhook does not belong into this lane, or not any more.
 */
export async function workThrough(delivery_id: string, signal: AbortSignal, lane?: Lane): Promise<void> {
  const delivery = await db.webhook_delivery.findUnique({
    where: { id: delivery_id },
    select: { webhook_id: true, webhook: true },
  })
  if (!delivery) return
  const { webhook_id } = delivery
  const belongs = (webhook: webhook) => !lane || laneOf(webhook) === lane
  if (!belongs(delivery.webhook)) return nudge(webhook_id)

  const end = performance.now() + MOST
  for (;;) {
    const claim = await claimNext(webhook_id)
    if (!claim) return
    const tried = await tryOrLetGo(claim, signal)
    const after = await recordAttempt(claim, tried)
    if (after && !belongs(after)) return nudge(webhook_id, room(after))
    if (tried.error !== null || performance.now() > end) return nudge(webhook_id)
  }
}

async function tryOrLetGo(claim: Claim, signal: AbortSignal) {
  try {
    return await tryOnce(claim, signal)
  } catch (error) {
    await letGo(claim)
    throw error
  }
}
