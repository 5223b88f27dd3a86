import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { askedOf, type SearchParams } from '@/app/(dashboard)/dashboard/p/[project]/asked-of'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { PeopleList } from '@/components/dashboard/people/people-list'
import { endUsers } from '@/lib/contract/end-users'
import { listEndUsers } from '@/lib/domain/end-users/list-end-users'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }>; searchParams: SearchParams }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.People'))('title') }
}

/** Everybody the project knows. */
async function PeoplePage({ params, searchParams }: Props) {
  const { project } = await knownMember(params)
  const t = await getTranslations('Desk.People')
  const { id, slug, name } = project
  const { query, parsed } = await askedOf(endUsers.list, { project_id: id }, searchParams, ['search', 'page'])
  const initial = known(endUsers.list, { query }, await listEndUsers(id, parsed))
  return (
    <DeskWords rooms={['People']}>
      <Page>
        <PageHead title={t('title')} text={t('intro')} />
        <PeopleList project={{ id, slug, name }} initial={initial} />
      </Page>
    </DeskWords>
  )
}

export default waiting(PeoplePage)
