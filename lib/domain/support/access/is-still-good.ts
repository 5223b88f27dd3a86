import 'server-only'
import type { Proof } from '@/lib/caller'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

/** Whether what was a good proof is one now: neither ended, expired nor replaced. */
export async function isStillGood({ by, hash }: Proof): Promise<boolean> {
  if (!hash) return false
  const now = clock.now()
  if (by === 'session') return (await db.support_session.count({ where: { hash, expires_at: { gt: now } } })) > 0
  if (by === 'link')
    return (await db.support_login.count({ where: { link_hash: hash, link_expires_at: { gt: now } } })) > 0

  const unexpired = { OR: [{ expires_at: null }, { expires_at: { gt: now } }] }
  return (await db.support_access_token.count({ where: { hash, ...unexpired } })) > 0
}
