import 'server-only'
import { db } from '@/lib/db'
import { AppError, notFound } from '@/lib/errors'
import type { findInvitation } from './find-invitation'
import { holdTeam } from './hold-team'
import { noteTeamChange } from './note-team-change'
import { stillManages } from './require-still'

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>
type Used = Pick<Invitation, 'id' | 'organization_id' | 'inviter_id' | 'role' | 'email'>

/**
 * Makes somebody a member by their invitation, which is used up; in a transaction. Of two at once one is let in, the other is a
 * CONFLICT; NOT_FOUND where whoever sent it may not give that role any more.
 */
export async function joinTeam({ id, organization_id, inviter_id, role, email }: Used, user_id: string): Promise<void> {
  await holdTeam(organization_id)
  if (!(await stillManages(inviter_id, organization_id, [role])).may) throw notFound('invitation')
  const used = await db.invitation.updateMany({ where: { id, status: 'pending' }, data: { status: 'accepted' } })
  if (used.count === 0) throw new AppError('CONFLICT', 'This invitation has been used already.')
  const [member] = await db.member.createManyAndReturn({
    data: { organization_id, user_id, role },
    skipDuplicates: true,
  })
  if (!member) return
  const after = { role, email }
  await noteTeamChange({ organization_id, record_type: 'member', record_id: member.id, before: null, after })
}
