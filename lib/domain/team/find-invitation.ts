import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { invitationIn } from './invitation-token'
import { asRole } from './roles'

/** The invitation that a link’s token opens, with who invites, into which team, and whether the address has an account that is proven; null when it is unknown, used, withdrawn or out of date. Looking does not use it up. */
export async function findInvitation(token: string) {
  const id = invitationIn(token)
  if (!id) return null
  const invitation = await db.invitation.findUnique({
    where: { id, status: 'pending', expires_at: { gt: clock.now() } },
    include: { organization: { select: { name: true } }, inviter: { select: { name: true } } },
  })
  if (!invitation) return null
  const { email, role, organization_id, organization, inviter_id, inviter } = invitation
  return {
    id,
    email,
    role: asRole(role ?? ''),
    organization_id,
    inviter_id,
    team: organization.name,
    inviter: inviter.name,
    is_known: (await db.team_user.count({ where: { email, email_verified: true } })) > 0,
  }
}
