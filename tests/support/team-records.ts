import { randomBytes } from 'node:crypto'
import { db } from '@/lib/db'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { createFirstRunToken } from '@/lib/domain/first-run/create-first-run-token'
import { makeProject } from '@/lib/domain/projects/make-project'
import { invitationToken } from '@/lib/domain/team/invitation-token'
import { DAY } from './at'
import { newMember, newPerson, newTeamSession } from './team'

/** What belongs to a project's team, one of each kind that a request can name. */
export async function newTeamRecords(project: { id: string }) {
  const owner = await newMember(project)
  const member = await newMember(project, 'agent')
  const invited = await newPerson('Invited')
  const spare = await newTeamSession({ id: owner.user_id })
  const stranger = `${randomBytes(6).toString('hex')}@example.com`
  const { organization_id } = owner
  const { id: spare_project_id } = await makeProject({ name: 'Acme', organization_id })
  return {
    owner,
    invited,
    member_id: member.member_id,
    spare_session_id: spare.session_id,
    spare_project_id,
    api_key_id: (await createApiKey({ project_id: project.id })).id,
    invitation_id: await keepInvitation(owner, 'viewer', stranger),
    accept_token: invitationToken(await keepInvitation(owner, 'viewer', invited.email)),
    join_token: invitationToken(await keepInvitation(owner, 'viewer', `new-${stranger}`)),
    first_run_token: await createFirstRunToken(),
  }
}

/** An invitation into a team, kept directly; answers its id. */
export async function keepInvitation(
  { organization_id, user_id: inviter_id }: { organization_id: string; user_id: string },
  role: string,
  email: string,
): Promise<string> {
  const data = { organization_id, inviter_id, role, email, expires_at: new Date(Date.now() + DAY) }
  return (await db.invitation.create({ data })).id
}
