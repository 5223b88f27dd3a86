import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page } from '@/components/dashboard/kit/page-head'
import { MembersRoom } from '@/components/dashboard/members/members-room'
import { invitations, members } from '@/lib/contract/members'
import { listInvitations } from '@/lib/domain/team/list-invitations'
import { listMembers } from '@/lib/domain/team/list-members'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }> }

export const generateMetadata = settingsMetadata('members')

export default async function MembersPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  const asked = { query: { project_id: project.id } }
  const waiting = member.mayManage ? await listInvitations(project.id) : []
  return (
    <DeskWords rooms={['Members']}>
      <Page narrow>
        <MembersRoom
          project_id={project.id}
          member={member}
          members={known(members.list, asked, await listMembers(project.id))}
          invitations={known(invitations.list, asked, waiting)}
        />
      </Page>
    </DeskWords>
  )
}
