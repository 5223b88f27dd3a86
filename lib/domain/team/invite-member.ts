import 'server-only'
import type { AdminByMember, Role } from '@/lib/caller'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { queueLetter } from '@/lib/domain/mail/queue-letter'
import { getProject } from '@/lib/domain/projects/find-project'
import { renderLetter } from '@/lib/email/render-letter'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { holdTeam } from './hold-team'
import { invitationToken } from './invitation-token'
import { shownInvitation } from './list-invitations'
import { noteTeamChange } from './note-team-change'
import { organizationOf } from './organization-of'
import { requireStill } from './update-member'

const WEEK = 7 * 24 * 60 * 60 * 1_000

/** Mails somebody a link by which they join the team, good for seven days; one that they had before is no longer good. Who is of the team already is a CONFLICT; only an owner invites owners. */
export async function inviteMember(admin: AdminByMember, asked: { email: string; role: Role }) {
  const { role } = asked
  const email = asked.email.toLowerCase()
  const organization_id = await organizationOf(admin.project_id)
  const project = await getProject(admin.project_id)
  return transaction(async () => {
    await holdTeam(organization_id)
    await requireStill(admin, organization_id, [role])
    if ((await db.member.count({ where: { organization_id, user: { email } } })) > 0) {
      throw new AppError('CONFLICT', 'Whoever has this address is of the team already.')
    }
    await db.invitation.deleteMany({ where: { organization_id, email } })
    const now = clock.now()
    const expires_at = new Date(now.getTime() + WEEK)
    const data = { organization_id, email, role, inviter_id: admin.user_id, expires_at, created_at: now }
    const row = await db.invitation.create({ data, include: { inviter: { select: { name: true } } } })

    const url = `${env.BASE_URL}/dashboard/invitation?token=${invitationToken(row.id)}`
    const letter = await renderLetter('team_invited', project, { inviter: admin.user_name, role, url })
    await queueLetter({ ...letter, project_id: project.id, subject_id: row.id, to: [email], secrets: [url] })
    const after = { email, role }
    await noteTeamChange({ organization_id, record_type: 'invitation', record_id: row.id, before: null, after })
    return shownInvitation(row)
  })
}
