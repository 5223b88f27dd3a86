import 'server-only'
import { db } from '@/lib/db'

/** Whether a code is that of somebody who waits in this project's line or was invited from it. */
export async function isFriendInLine(project_id: string, code: string): Promise<boolean> {
  if (!/^\w{1,40}$/.test(code)) return false
  const where = { project_id_referral_code: { project_id, referral_code: code.toLowerCase() } }
  const friend = await db.waitlist_entry.findUnique({ where, select: { status: true } })
  return friend !== null && friend.status !== 'left'
}
