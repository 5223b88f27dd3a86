import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { found } from '@/app/(dashboard)/dashboard/p/[project]/found'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page } from '@/components/dashboard/kit/page-head'
import { PersonPage } from '@/components/dashboard/people/person-page'
import { people } from '@/lib/contract/person'
import { getPerson } from '@/lib/domain/people/get-person'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string; id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.People'))('person_of') }
}

/** Everything about one person. */
export default async function OnePersonPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  const { id, slug, name } = project
  const result = await found((await params).id, (person) => getPerson(id, person))
  const initial = known(people.ofEndUser, { params: { id: result.end_user?.id ?? '' } }, result)
  return (
    <DeskWords rooms={['People', 'Licences']}>
      <Page>
        <PersonPage project={{ id, slug, name }} member={member} initial={initial} />
      </Page>
    </DeskWords>
  )
}
