import 'server-only'
import type { AdminByMember, Role } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { holdTeam, keepAnOwner } from './hold-team'
import { keysMadeBy } from './keys-made-by'
import { shownMember } from './list-members'
import { noteTeamChange } from './note-team-change'
import { organizationOf } from './organization-of'
import { requireStill } from './require-still'
import { withdrawBeyond } from './withdraw-invitations'

/** Gives a member another role. Only an owner gives or takes ownership; the last owner stays one (CONFLICT), also of two who are changed at once. What they may invite nobody to any more, they no longer do. */
export async function updateMember(admin: AdminByMember, id: string, { role }: { role: Role }) {
  const organization_id = await organizationOf(admin.project_id)
  return transaction(async () => {
    await holdTeam(organization_id)
    const member = await db.member.findUnique({ where: { id, organization_id }, include: { user: true } })
    if (!member) throw notFound('member')
    await requireStill(admin, organization_id, [role, member.role])
    const keys = await keysMadeBy(organization_id, [member.user_id])
    if (member.role === role) return shownMember(member, keys)

    if (member.role === 'owner') await keepAnOwner(organization_id, id)
    await db.member.update({ where: { id }, data: { role } })
    const change = { before: { role: member.role }, after: { role } }
    await noteTeamChange({ organization_id, record_type: 'member', record_id: id, ...change })
    await withdrawBeyond({ organization_id, user_id: member.user_id, role })
    return shownMember({ ...member, role }, keys)
  })
}
