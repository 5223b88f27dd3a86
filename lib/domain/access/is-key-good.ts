import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

/** Whether an API key is there, not revoked and not expired. */
export async function isKeyGood(id: string): Promise<boolean> {
  const key = await db.api_key.findUnique({ where: { id }, select: { revoked_at: true, expires_at: true } })
  return key !== null && key.revoked_at === null && (key.expires_at === null || key.expires_at > clock.now())
}
