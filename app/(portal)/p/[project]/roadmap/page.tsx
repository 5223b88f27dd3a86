import type { Metadata } from 'next'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import { vote } from '@/app/(portal)/p/[project]/wishes/actions'
import type { SearchParams } from '@/components/portal/board/board-view'
import { RoadmapPage } from '@/components/portal/roadmap/roadmap-page'
import { VotersOnly } from '@/components/portal/roadmap/voters-only'
import { feedsOf } from './feeds-of'
import { knownRoadmap } from './known-roadmap'
import { roadmapMetadata } from './roadmap-metadata'

type Props = { params: Promise<{ project: string }>; searchParams: Promise<SearchParams> }

const readAll = ({ all }: SearchParams) => all !== undefined

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const project = await knownProject(params)
  const board = await knownRoadmap(project.slug, readAll(await searchParams))
  return roadmapMetadata(project, board?.roadmap ?? null)
}

export default async function Page({ params, searchParams }: Props) {
  const [project, asked] = await Promise.all([knownProject(params), searchParams])
  const board = await knownRoadmap(project.slug, readAll(asked))
  if (!board) return <VotersOnly slug={project.slug} />

  return <RoadmapPage project={project} board={board} all={readAll(asked)} feeds={feedsOf(board.roadmap)} vote={vote} />
}
