import 'server-only'
import type { Member } from '@/lib/caller'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { holdTeam, keepAnOwner } from './hold-team'
import { goodKeys } from './keys-made-by'
import { noteTeamChange } from './note-team-change'
import { requireStill } from './require-still'
import { withdrawInvitations } from './withdraw-invitations'

type How = { revoke_api_keys?: boolean | undefined }

/**
 * Takes somebody out of a team: owners and admins anybody but owners, owners owners too, everybody themselves. From the next request on
 * they see nothing of it; whoever is of no other team is signed out everywhere. The invitations that they sent, and those to their
 * address, are withdrawn; their API keys are revoked where that is asked, by owners and admins. The last owner stays (CONFLICT).
 */
export async function removeMember({ user_id }: Member, id: string, { revoke_api_keys }: How = {}): Promise<void> {
  const found = await db.member.findFirst({
    where: { id, organization: { members: { some: { user_id } } } },
    select: { organization_id: true },
  })
  if (!found) throw notFound('member')
  const { organization_id } = found

  await transaction(async () => {
    await holdTeam(organization_id)
    const member = await db.member.findUnique({
      where: { id },
      include: { user: { select: { name: true, email: true } } },
    })
    if (!member) throw notFound('member')
    const { role, user, user_id: theirs } = member
    if (theirs !== user_id || revoke_api_keys) await requireStill({ user_id }, organization_id, [role])
    if (role === 'owner') await keepAnOwner(organization_id, id)

    await db.member.delete({ where: { id } })
    const left = await db.member.count({ where: { user_id: theirs } })
    if (left === 0) await db.team_session.deleteMany({ where: { user_id: theirs } })
    const before = { role, name: user.name, email: user.email }
    await noteTeamChange({ organization_id, record_type: 'member', record_id: id, before, after: null })
    await withdrawInvitations(organization_id, { OR: [{ inviter_id: theirs }, { email: user.email }] })
    if (!revoke_api_keys) return
    const where = { ...goodKeys(organization_id), created_by_id: theirs }
    await db.api_key.updateMany({ where, data: { revoked_at: clock.now() } })
  })
}
