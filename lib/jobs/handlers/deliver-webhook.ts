import 'server-only'
import { clock } from '@/lib/clock'
import { guardedPost } from '@/lib/domain/net/guarded-fetch'
import { refusedAddress } from '@/lib/domain/net/refused-address'
import { GiveUp } from '@/lib/jobs/give-up'
import type { Handler } from '@/lib/jobs/handler'

/** Posts a JSON text to a receiver; anything but 2xx is tried again. `webhook-id` stays the same, so that a receiver can tell a repetition. */
export const deliverWebhook: Handler<'deliver_webhook'> = async ({ url, body, headers }, { id, signal }) => {
  const refusal = refusedAddress(url)
  if (refusal) throw new GiveUp(`The webhook’s address ${refusal}.`)

  const told = { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(clock.now().getTime() / 1000)) }
  const { status } = await guardedPost(url, body, { ...headers, ...told }, { signal })
  if (status < 200 || status > 299) throw new Error(`The receiver answered ${status}.`)
}
