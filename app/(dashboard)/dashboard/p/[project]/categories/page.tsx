import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { readQueue } from '@/app/(dashboard)/dashboard/p/[project]/wishes/read-lists'
import { CategoriesRoom } from '@/components/dashboard/categories/categories-room'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { categories } from '@/lib/contract/categories'
import { listCategories } from '@/lib/domain/categories/list-categories'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Wishes'))('categories') }
}

async function Categories({ params }: Props) {
  const { project, member } = await knownMember(params)
  const query = { project_id: project.id }
  const [drawers, queue] = await Promise.all([listCategories(project.id), readQueue(project.id)])
  return (
    <DeskWords rooms={['Wishes']}>
      <CategoriesRoom
        project={{ id: project.id, slug: project.slug }}
        mayWrite={member.mayWrite}
        initial={known(categories.list, { query }, drawers)}
        queue={queue}
      />
    </DeskWords>
  )
}

export default waiting(Categories)
