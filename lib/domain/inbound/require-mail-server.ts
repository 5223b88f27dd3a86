import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** Refuses whoever does not send `Authorization: Bearer` and INBOUND_EMAIL_SECRET; without one set, everybody. */
export function requireMailServer(headers: Headers): void {
  const given = /^bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  if (env.INBOUND_EMAIL_SECRET !== '' && timingSafeEqual(digest(given), digest(env.INBOUND_EMAIL_SECRET))) return
  const message = env.INBOUND_EMAIL_SECRET
    ? 'Send INBOUND_EMAIL_SECRET in the header “Authorization: Bearer …”.'
    : 'Mail is not taken here in this way: INBOUND_EMAIL_SECRET is not set.'
  throw new AppError('UNAUTHORIZED', message, {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()
