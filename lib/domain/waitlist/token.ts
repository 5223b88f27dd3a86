import 'server-only'
import { randomBytes } from 'node:crypto'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { sha256 } from '@/lib/secret'
import type { waitlist_purpose } from '@/prisma/client/client'

/** A new token of 256 random bits, for the link in a letter. */
export const newWaitlistToken = (): string => `wlt_${randomBytes(32).toString('base64url')}`

const isWaitlistToken = (text: string): boolean => /^wlt_[\w-]{43}$/.test(text)

/** The row of a token that is good in this project for this purpose; nothing is used up by asking. */
export async function findToken(project_id: string, token: string, purpose: waitlist_purpose) {
  if (!isWaitlistToken(token)) return null
  const where = { hash: sha256(token), project_id, purpose, expires_at: { gt: clock.now() } }
  return db.waitlist_token.findFirst({ where, select: { hash: true, entry_id: true } })
}
