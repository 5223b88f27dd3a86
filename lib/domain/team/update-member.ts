import 'server-only'
import type { AdminByMember, Role } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { AppError, notFound } from '@/lib/errors'
import { holdTeam, keepAnOwner } from './hold-team'
import { shownMember } from './list-members'
import { noteTeamChange } from './note-team-change'
import { organizationOf } from './organization-of'

/** Gives a member another role. Only an owner gives or takes ownership; the last owner stays one (CONFLICT), also of two who are changed at once. */
export async function updateMember(admin: AdminByMember, id: string, { role }: { role: Role }) {
  const organization_id = await organizationOf(admin.project_id)
  return transaction(async () => {
    await holdTeam(organization_id)
    const member = await db.member.findUnique({ where: { id, organization_id }, include: { user: true } })
    if (!member) throw notFound('member')
    await requireStill(admin, organization_id, [role, member.role])
    if (member.role === role) return shownMember(member)

    if (member.role === 'owner') await keepAnOwner(organization_id, id)
    await db.member.update({ where: { id }, data: { role } })
    const change = { before: { role: member.role }, after: { role } }
    await noteTeamChange({ organization_id, record_type: 'member', record_id: id, ...change })
    return shownMember({ ...member, role })
  })
}

/** Whoever asks may still manage, and own where an owner is concerned; asked for again while the team is held, for they may have been demoted meanwhile. */
export async function requireStill({ user_id }: { user_id: string }, organization_id: string, concerned: string[]) {
  const own = await db.member.findUnique({ where: { organization_id_user_id: { organization_id, user_id } } })
  if (own?.role === 'owner' || (own?.role === 'admin' && !concerned.includes('owner'))) return
  throw new AppError(
    'FORBIDDEN',
    own?.role === 'admin'
      ? 'Only an owner of the team may do this.'
      : 'Only owners and admins of the team may do this.',
  )
}
