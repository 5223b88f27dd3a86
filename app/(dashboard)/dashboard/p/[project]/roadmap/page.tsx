import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { RoadmapRoom } from '@/components/dashboard/roadmap/roadmap-room'
import { roadmap } from '@/lib/contract/roadmap'
import { readTeamRoadmap } from '@/lib/domain/roadmap/read-roadmap'
import { known } from '@/lib/known'

/** Where there are more, the column says so. */
const FEW_CARDS = 20

type Props = { params: Promise<{ project: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Roadmap'))('title') }
}

async function Roadmap({ params }: Props) {
  const { project, member } = await knownMember(params)
  const query = { project_id: project.id, per_column: String(FEW_CARDS) }
  const { mayWrite, mayManage } = member
  return (
    <DeskWords rooms={['Roadmap', 'Wishes']}>
      <RoadmapRoom
        project={{ id: project.id, slug: project.slug }}
        member={{ mayWrite, mayManage }}
        initial={known(roadmap.get, { query }, await readTeamRoadmap(project.id, FEW_CARDS))}
      />
    </DeskWords>
  )
}

export default waiting(Roadmap)
