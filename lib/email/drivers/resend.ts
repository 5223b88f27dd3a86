import 'server-only'
import { Resend } from 'resend'
import { type Driver, type Parcel, PostError } from '@/lib/email/parcel'
import { env } from '@/lib/env'

/** Refusals that are about the moment or about our key, not about the letter. */
const passing = new Set([401, 403, 408, 425, 429])

/** Hands a letter to Resend, whose Idempotency-Key keeps it from being mailed twice. */
export const sendByResend: Driver = async ({ id, to, from, reply_to, subject, text, html, headers }) => {
  const resend = new Resend(env.RESEND_API_KEY, { baseUrl: env.RESEND_BASE_URL })
  const letter = { to, from, subject, text, html, headers: threaded(headers), ...(reply_to && { replyTo: reply_to }) }
  const options = { idempotencyKey: `letter-${id}`, signal: AbortSignal.timeout(30_000) }

  const { data, error } = await resend.emails.send(letter, options)
  if (!error) return { message_id: data.id }
  throw refusal(error)
}

/** Resend gives every letter a Message-ID of its own; the one that this letter should have had leads to it as a reference. */
function threaded({ 'Message-ID': root, ...headers }: Parcel['headers']): Parcel['headers'] {
  return root ? { References: root, ...headers } : headers
}

function refusal({ statusCode, name, message }: { statusCode: number | null; name: string; message: string }) {
  if (!statusCode) return new PostError(`Resend could not be reached: ${message}`, { permanent: false })
  const permanent =
    statusCode < 500 && !passing.has(statusCode) && name !== 'concurrent_idempotent_requests' && statusCode >= 400
  return new PostError(`Resend answered ${statusCode}: ${message}`, { permanent })
}
