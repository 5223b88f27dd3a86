import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { SearchParams } from '@/app/(dashboard)/dashboard/p/[project]/asked-of'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { singles } from '@/app/(dashboard)/dashboard/p/[project]/singles'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { Inbox } from '@/components/dashboard/inbox/inbox'
import { listArgs } from '@/components/dashboard/inbox/inbox-view'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { supportDesk } from '@/lib/contract/support-desk'
import { modelConnected } from '@/lib/domain/ai/model-connected'
import { listRequests } from '@/lib/domain/support/list-requests'
import { listMembers } from '@/lib/domain/team/list-members'
import { env } from '@/lib/env'
import { known } from '@/lib/known'
import { readNumber } from './read-number'

type Props = {
  params: Promise<{ project: string; number?: string[] }>
  searchParams: SearchParams
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Inbox'))('title') }
}

async function InboxPage({ params, searchParams }: Props) {
  const { project, member } = await knownMember(params)
  const args = listArgs(project.id, singles(await searchParams))
  const { user_id, name, mayWrite } = member
  const [list, conversation, team] = await Promise.all([
    listRequests(project.id, supportDesk.list.query.parse(args.query), user_id),
    readNumber(project.id, (await params).number),
    listMembers(project.id),
  ])
  const colleagues = team.map((each) => ({ id: each.user_id, name: each.name }))
  const room = {
    project: { id: project.id, slug: project.slug },
    me: { id: user_id, name },
    mayWrite,
    colleagues,
    origin: env.BASE_URL,
    hasModel: modelConnected(),
  }
  return (
    <DeskWords rooms={['Inbox', 'People']}>
      <Inbox room={room} list={known(supportDesk.list, args, list)} conversation={conversation} />
    </DeskWords>
  )
}

export default waiting(InboxPage)
