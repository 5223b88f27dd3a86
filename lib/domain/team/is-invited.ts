import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

/** Whether some team waits for whoever has this address. */
export async function isInvited(email: string): Promise<boolean> {
  const where = { email: email.toLowerCase(), status: 'pending', expires_at: { gt: clock.now() } }
  return (await db.invitation.count({ where })) > 0
}
