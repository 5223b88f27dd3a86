import 'server-only'
import { Webhook } from 'standardwebhooks'
import { unseal } from '@/lib/secret'
import type { webhook } from '@/prisma/client/client'

/** The headers of Standard Webhooks for these bytes: signed with the secret, and with the one before while it is good. */
export async function signedHeaders(
  { secret, previous_secret, previous_until }: webhook,
  id: string,
  at: Date,
  body: string,
) {
  const previous = previous_secret && previous_until && previous_until > at ? [previous_secret] : []
  const secrets = await Promise.all([secret, ...previous].map((sealed) => unseal('webhook', sealed)))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((each) => new Webhook(each).sign(id, at, body)).join(' '),
  }
}
