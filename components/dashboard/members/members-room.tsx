'use client'

import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/dashboard/kit/page-head'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import type { Role } from '@/lib/caller'
import type { Known } from '@/lib/known'
import { type invitations as invited, members as team } from '@/lib/wire/members'
import { Invitations } from './invitations'
import { InviteDialog } from './invite-dialog'
import { MemberRow } from './member-row'

export type Viewer = { user_id: string; role: Role; mayManage: boolean; mayOwn: boolean }

type Props = {
  project_id: string
  member: Viewer
  members: Known<typeof team.list>
  invitations: Known<typeof invited.list>
}

/** Who is of the team and who is invited; whoever may changes that here. */
export function MembersRoom({ project_id, member, members, invitations }: Props) {
  const t = useTranslations('Desk.Members')
  const list = useEndpoint(team.list, { query: { project_id } }, { initial: members })
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        verbs={member.mayManage && <InviteDialog project_id={project_id} mayOwn={member.mayOwn} />}
      />
      <ul aria-label={t('list')} className="divide-y divide-line rounded-hold border border-line">
        {list.data?.data.map((row) => (
          <MemberRow key={row.id} row={row} viewer={member} project_id={project_id} />
        ))}
      </ul>
      {member.mayManage && <Invitations project_id={project_id} mayOwn={member.mayOwn} initial={invitations} />}
    </>
  )
}
