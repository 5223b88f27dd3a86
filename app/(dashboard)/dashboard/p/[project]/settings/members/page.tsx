import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page } from '@/components/dashboard/kit/page-head'
import { MembersRoom } from '@/components/dashboard/members/members-room'
import { TeamName } from '@/components/dashboard/members/team-name'
import { invitations, members } from '@/lib/contract/members'
import { listInvitations } from '@/lib/domain/team/list-invitations'
import { listMembers } from '@/lib/domain/team/list-members'
import { readTeam } from '@/lib/domain/team/read-team'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }> }

export const generateMetadata = settingsMetadata('members')

async function MembersPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  const asked = { query: { project_id: project.id } }
  const waiting = member.mayManage ? await listInvitations(project.id) : []
  return (
    <DeskWords rooms={['Members']}>
      <Page narrow>
        <MembersRoom
          project_id={project.id}
          member={member}
          members={known(members.list, asked, await listMembers(project.id, member.mayManage))}
          invitations={known(invitations.list, asked, waiting)}
        />
        {member.mayOwn && <TeamName project_id={project.id} name={(await readTeam(project.id)).name} />}
      </Page>
    </DeskWords>
  )
}

export default waiting(MembersPage)
