import 'server-only'
import type { Member } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { holdTeam, keepAnOwner } from './hold-team'
import { noteTeamChange } from './note-team-change'
import { requireStill } from './update-member'

/**
 * Takes somebody out of a team: owners and admins anybody but owners, owners owners too, everybody themselves. From the next request on
 * they see nothing of it; whoever is of no other team is signed out everywhere. The last owner stays (CONFLICT).
 */
export async function removeMember({ user_id }: Member, id: string): Promise<void> {
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
    if (member.user_id !== user_id) await requireStill({ user_id }, organization_id, [member.role])
    if (member.role === 'owner') await keepAnOwner(organization_id, id)

    await db.member.delete({ where: { id } })
    const left = await db.member.count({ where: { user_id: member.user_id } })
    if (left === 0) await db.team_session.deleteMany({ where: { user_id: member.user_id } })
    const { role, user } = member
    const before = { role, name: user.name, email: user.email }
    await noteTeamChange({ organization_id, record_type: 'member', record_id: id, before, after: null })
  })
}
