import 'server-only'
import type { RawBody } from '@/lib/contract/endpoint'
import { fetchFromResend } from './fetch-from-resend'
import { parseMail } from './parse-mail'
import { requireMailServer } from './require-mail-server'
import { requireResend } from './require-resend'
import { takeMail } from './take-mail'

/** Takes a mail that came in: as it is from a mail server that knows the secret, or as Resend's webhook that tells of one. */
export async function receiveMail({ body, headers }: RawBody) {
  if (/^message\/rfc822\b/i.test(headers.get('content-type') ?? '')) {
    requireMailServer(headers)
    return { outcome: await takeMail(await parseMail(body)) }
  }
  const email_id = requireResend(body, headers)
  const raw = email_id && (await fetchFromResend(email_id))
  return { outcome: raw ? await takeMail(await parseMail(raw)) : ('ignored' as const) }
}
