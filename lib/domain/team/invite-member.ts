import 'server-only'
import type { AdminByMember, Role } from '@/lib/caller'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { requireBudget } from '@/lib/domain/access/require-budget'
import { queueLetter } from '@/lib/domain/mail/queue-letter'
import { getProject } from '@/lib/domain/projects/find-project'
import { renderLetter } from '@/lib/email/render-letter'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { sha256 } from '@/lib/secret'
import { holdTeam } from './hold-team'
import { invitationToken } from './invitation-token'
import { shownInvitation } from './list-invitations'
import { noteTeamChange } from './note-team-change'
import { organizationOf } from './organization-of'
import { requireStill } from './require-still'
import { withdrawInvitations } from './withdraw-invitations'

const WEEK = 7 * 24 * 60 * 60 * 1_000

/** Mails somebody a link by which they join the team, good for seven days; one that they had before is no longer good. Who is of the team already is a CONFLICT; only an owner invites owners, or replaces such an invitation. Team and mailbox have a budget each. */
export async function inviteMember(admin: AdminByMember, asked: { email: string; role: Role }) {
  const { role } = asked
  const email = asked.email.toLowerCase()
  const organization_id = await organizationOf(admin.project_id)
  const project = await getProject(admin.project_id)
  await requireBudget('invitations_team', organization_id)
  await requireBudget('invitations_address', sha256(email))
  return transaction(async () => {
    await holdTeam(organization_id)
    const earlier = await db.invitation.findMany({ where: { organization_id, email, status: 'pending' } })
    await requireStill(admin, organization_id, [role, ...earlier.map((each) => each.role ?? '')])
    if ((await db.member.count({ where: { organization_id, user: { email } } })) > 0) {
      throw new AppError('CONFLICT', 'Whoever has this address is of the team already.')
    }
    await withdrawInvitations(organization_id, { email })
    const now = clock.now()
    const expires_at = new Date(now.getTime() + WEEK)
    const data = { organization_id, email, role, inviter_id: admin.user_id, expires_at, created_at: now }
    const row = await db.invitation.create({ data, include: { inviter: { select: { name: true } } } })

    const url = `${env.BASE_URL}/dashboard/invitation?token=${invitationToken(row.id)}`
    const { name: team } = await db.organization.findUniqueOrThrow({ where: { id: organization_id } })
    const letter = await renderLetter('team_invited', project, { inviter: admin.user_name, role, team, url })
    await queueLetter({ ...letter, project_id: project.id, subject_id: row.id, to: [email], secrets: [url] })
    const after = { email, role }
    await noteTeamChange({ organization_id, record_type: 'invitation', record_id: row.id, before: null, after })
    return shownInvitation(row)
  })
}
