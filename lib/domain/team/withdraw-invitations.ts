import 'server-only'
import type { Role } from '@/lib/caller'
import { db } from '@/lib/db'
import type { Prisma } from '@/prisma/client/client'
import { noteTeamChange } from './note-team-change'
import { mayManage, mayOwn } from './roles'

/** Withdraws those of a team’s waiting invitations that `which` names, and tells the log of each; ask for it while the team is held. */
export async function withdrawInvitations(organization_id: string, which: Prisma.invitationWhereInput): Promise<void> {
  const where = { AND: [{ organization_id, status: 'pending' }, which] }
  const rows = await db.invitation.findMany({ where, select: { id: true, email: true, role: true } })
  await db.invitation.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })
  for (const { id, ...before } of rows)
    await noteTeamChange({ organization_id, record_type: 'invitation', record_id: id, before, after: null })
}

type Demoted = { organization_id: string; user_id: string; role: Role }

/** Withdraws the invitations that somebody sent and may not send any more in the role they have now. */
export async function withdrawBeyond({ organization_id, user_id: inviter_id, role }: Demoted): Promise<void> {
  if (mayOwn(role)) return
  await withdrawInvitations(organization_id, mayManage(role) ? { inviter_id, role: 'owner' } : { inviter_id })
}
