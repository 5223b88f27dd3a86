import 'server-only'
import { actor } from '@/lib/actor'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { joinTeam } from './join-team'
import { asRole } from './roles'

type Newcomer = { user_id: string; name: string; email: string }

/** Lets a new account whose address is proven into every team that waits for it; an invitation that is good no more is passed over. */
export async function acceptWaiting({ user_id, name, email }: Newcomer): Promise<void> {
  const waiting = await db.invitation.findMany({
    where: { email: email.toLowerCase(), status: 'pending', expires_at: { gt: clock.now() } },
  })
  const who = { type: 'member', id: user_id, name, action: 'invitations.join' } as const
  for (const invitation of waiting) {
    const asked = { ...invitation, role: asRole(invitation.role ?? '') }
    const joined = actor.run(who, () => transaction(() => joinTeam(asked, user_id)))
    await joined.catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
  }
}
