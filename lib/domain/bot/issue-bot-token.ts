import 'server-only'
import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { clock } from '@/lib/clock'
import { keyFor } from '@/lib/secret'

/** Milliseconds that a token is good for. */
export const BOT_TOKEN_LIFE = 2 * 60 * 60 * 1000

/** A token for one public write in a project, good for two hours: a signed JWT (HS256), nothing is stored until it is used. */
export async function issueBotToken(project_id: string) {
  const now = clock.now()
  const expires_at = new Date(now.getTime() + BOT_TOKEN_LIFE)
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(project_id)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(expires_at)
    .sign(keyFor('bot-token'))
  return { token, expires_at }
}
