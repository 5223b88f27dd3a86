import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { enqueueDelivery, type Standing } from '@/lib/domain/webhooks/standing'
import { Prisma } from '@/prisma/client/client'

/** Milliseconds that a due delivery is left to the job that it was given. */
const GRACE = 30_000

/** Has a webhook's next due delivery sent, when there is one, or as many at once as are told. */
export async function nudge(webhook_id: string, most = 1): Promise<void> {
  await enqueueAll(await dueOf(Prisma.sql`webhook.id = ${webhook_id}::uuid AND webhook.enabled`, most, clock.now()))
}

/** Has every delivery sent that is due and that no worker is at, of each webhook the first few: whoever sends those takes the rest. So nothing is lost with its job or its worker. */
export async function nudgeDue(): Promise<void> {
  const since = new Date(clock.now().getTime() - GRACE)
  await enqueueAll(await dueOf(Prisma.sql`webhook.enabled`, 4, since))
}

type Due = Standing & { id: string }

async function enqueueAll(due: Due[]): Promise<void> {
  for (const each of due) await enqueueDelivery(each, each.id)
}

/** One index range for each webhook, however much waits. */
const dueOf = (which: Prisma.Sql, most: number, since: Date) => db.$queryRaw<Due[]>`
  SELECT due.id, failing_since, proven_at FROM webhook, LATERAL (
    SELECT id FROM webhook_delivery
    WHERE webhook_id = webhook.id AND state = 'pending' AND next_attempt_at <= ${since}::timestamptz
      AND (claimed_until IS NULL OR claimed_until <= ${clock.now()}::timestamptz)
    ORDER BY next_attempt_at, id LIMIT ${most}
  ) AS due
  WHERE ${which}`
