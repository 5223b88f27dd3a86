import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { guardedPost } from '@/lib/domain/net/guarded-fetch'
import type { Attempt } from '@/lib/domain/webhooks/shown-delivery'
import { log } from '@/lib/log'
import { bodyOf } from './body-of'
import type { Claim } from './claim-next'
import { signedHeaders } from './signed-headers'

/** Sends a delivery and tells how that went; throws only where the worker is stopping. */
export async function tryOnce(claim: Claim, signal: AbortSignal): Promise<Attempt> {
  const at = clock.now()
  const started = performance.now()
  const result = await send(claim, at, signal).catch((error: Error) => ({ status: null, error: error.message }))
  if (result.error !== null) signal.throwIfAborted() // That was us, not the receiver.
  return { at, ...result, duration_ms: Math.round(performance.now() - started) }
}

/** 2xx is success, whatever is said beside it. */
async function send(claim: Claim, at: Date, signal: AbortSignal): Promise<{ status: number; error: string | null }> {
  const { body, headers } = await prepare(claim, at)
  const { status } = await guardedPost(claim.webhook.url, body, headers, { signal })
  const taken = status >= 200 && status <= 299
  return { status, error: taken ? null : `The receiver answered ${status}.` }
}

async function prepare({ webhook, event_id, id }: Claim, at: Date) {
  try {
    const event = await db.event.findUniqueOrThrow({ where: { id: event_id } })
    const body = bodyOf(event)
    return { body, headers: await signedHeaders(webhook, event_id, at, body) }
  } catch (error) {
    log.error({ delivery: id, error: String(error) }, 'a webhook’s event could not be prepared')
    throw new Error('Frontdesk could not prepare it; its log says why.')
  }
}
