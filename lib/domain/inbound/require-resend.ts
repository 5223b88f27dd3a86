import 'server-only'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

const Event = z.object({ type: z.string(), data: z.unknown() })
const Received = z.object({ email_id: z.string().regex(/^[\w-]{1,100}$/) })

/** The id of the mail that Resend's webhook tells of, its signature checked (Standard Webhooks; five minutes old at most); null for an event about something else. */
export function requireResend(body: Uint8Array, headers: Headers): string | null {
  const text = new TextDecoder().decode(body)
  if (!isSigned(text, headers)) {
    const message = env.RESEND_WEBHOOK_SECRET
      ? 'This signature is not good: check RESEND_WEBHOOK_SECRET, and the clock.'
      : 'Webhooks of Resend are not taken here: RESEND_WEBHOOK_SECRET is not set.'
    throw new AppError('UNAUTHORIZED', message, {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  }
  const event = Event.safeParse(readJson(text))
  if (event.success && event.data.type !== 'email.received') return null
  const received = Received.safeParse(event.data?.data)
  if (received.success) return received.data.email_id
  throw new AppError('VALIDATION_ERROR', 'This is not an event of Resend: type and data.email_id are missing.')
}

/** Resend sends the headers as `svix-…`. */
function isSigned(text: string, headers: Headers): boolean {
  if (env.RESEND_WEBHOOK_SECRET === '') return false
  const sent = ['id', 'timestamp', 'signature'].map((name) => [
    `webhook-${name}`,
    headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? '',
  ])
  try {
    new Webhook(env.RESEND_WEBHOOK_SECRET).verify(text, Object.fromEntries(sent), { jsonParse: false })
    return true
  } catch {
    return false
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
