import 'server-only'
import { clock } from '@/lib/clock'
import { db, nameActor } from '@/lib/db'
import type { Attempt } from '@/lib/domain/webhooks/shown-delivery'
import { isGood } from '@/lib/domain/webhooks/standing'
import { log } from '@/lib/log'
import type { webhook } from '@/prisma/client/client'
import { tellSwitchedOff } from './tell-switched-off'

const DAY = 24 * 60 * 60 * 1_000
const PATIENCE = 5 * DAY

/** After as long without a try, a failure is a new beginning; a delivery is tried more often than that. */
const IDLE = 2 * DAY

/**
 * Keeps since when a webhook has only failed, in the transaction that holds it, and answers it as it is then; one that was tried
 * for five days in vain is switched off, and the team is told.
 */
export async function noteHealth(webhook: webhook, { error }: Attempt): Promise<webhook> {
  const { id, enabled, failing_since, failed_at, proven_at } = webhook
  if (!enabled || (error === null && isGood(webhook))) return webhook
  const now = clock.now()
  if (error === null)
    return db.webhook.update({ where: { id }, data: { failing_since: null, proven_at: proven_at ?? now } })

  const goes_on = failed_at && now.getTime() - failed_at.getTime() <= IDLE
  const since = (goes_on && failing_since) || now
  const noted = await db.webhook.update({ where: { id }, data: { failing_since: since, failed_at: now } })
  return now.getTime() - since.getTime() >= PATIENCE ? switchOff(noted, now, error) : noted
}

async function switchOff(webhook: webhook, now: Date, error: string): Promise<webhook> {
  const { id } = webhook
  await nameActor({ type: 'system', id: null, name: 'Worker', action: 'webhooks.switchedOff' })
  const off = await db.webhook.update({
    where: { id },
    data: { enabled: false, disabled_at: now, updated_at: now },
  })
  await tellSwitchedOff(webhook, error)
  log.warn({ webhook: id, error }, 'a webhook that has failed for five days was switched off')
  return off
}
