import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { SearchParams } from '@/app/(dashboard)/dashboard/p/[project]/asked-of'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { singles } from '@/app/(dashboard)/dashboard/p/[project]/singles'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { WishesRoom } from '@/components/dashboard/wishes/wishes-room'
import { categories } from '@/lib/contract/categories'
import { listCategories } from '@/lib/domain/categories/list-categories'
import { known } from '@/lib/known'
import { readLists } from './read-lists'

type Props = { params: Promise<{ project: string }>; searchParams: SearchParams }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Wishes'))('title') }
}

async function Wishes({ params, searchParams }: Props) {
  const { project, member } = await knownMember(params)
  const project_id = project.id
  const [lists, drawers] = await Promise.all([
    readLists(project_id, singles(await searchParams)),
    listCategories(project_id),
  ])
  return (
    <DeskWords rooms={['Wishes']}>
      <WishesRoom
        project={{ id: project_id, slug: project.slug }}
        mayWrite={member.mayWrite}
        known={{ lists, categories: known(categories.list, { query: { project_id } }, drawers) }}
      />
    </DeskWords>
  )
}

export default waiting(Wishes)
