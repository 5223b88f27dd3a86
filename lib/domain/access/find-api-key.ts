import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { sha256 } from '@/lib/secret'

const MINUTE = 60_000

/** The API key of that text, if it is known, not revoked and not expired; its last use is noted at most once a minute. */
export async function findApiKey(text: string) {
  const now = clock.now()
  const key = await db.api_key.findUnique({ where: { hash: sha256(text) } })
  if (!key || key.revoked_at || (key.expires_at && key.expires_at <= now)) return null

  const noted = new Date(now.getTime() - MINUTE)
  if (!key.last_used_at || key.last_used_at < noted) {
    await db.api_key.updateMany({
      where: { id: key.id, OR: [{ last_used_at: null }, { last_used_at: { lt: noted } }] },
      data: { last_used_at: now },
    })
  }
  return key
}
