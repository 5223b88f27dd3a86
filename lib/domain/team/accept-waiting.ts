import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { joinTeam } from './join-team'
import { asRole } from './roles'

/** Lets a new account whose address is proven into every team that waits for it. */
export async function acceptWaiting({ user_id, email }: { user_id: string; email: string }): Promise<void> {
  const waiting = await db.invitation.findMany({
    where: { email: email.toLowerCase(), status: 'pending', expires_at: { gt: clock.now() } },
  })
  for (const invitation of waiting)
    await transaction(() => joinTeam({ ...invitation, role: asRole(invitation.role ?? '') }, user_id))
}
