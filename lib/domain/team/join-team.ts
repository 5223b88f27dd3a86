import 'server-only'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { findInvitation } from './find-invitation'
import { noteTeamChange } from './note-team-change'

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** Makes somebody a member by their invitation, which is used up; in a transaction. Of two at once one is let in, the other is a CONFLICT. */
export async function joinTeam(
  { id, organization_id, role, email }: Pick<Invitation, 'id' | 'organization_id' | 'role' | 'email'>,
  user_id: string,
) {
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
