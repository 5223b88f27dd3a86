import { notFound } from 'next/navigation'
import { cache } from 'react'
import { currentLooker } from '@/app/(portal)/p/[project]/current-looker'
import { RoadmapBoard } from '@/lib/contract/roadmap-records'
import { findProject } from '@/lib/domain/projects/find-project'
import { readRoadmap } from '@/lib/domain/roadmap/read-roadmap'
import { AppError } from '@/lib/errors'

const SHOWN = 50
const MOST = 500

/** The roadmap of a project as whoever asks may see it: null where voters do and they are none, the not-found page where nobody does. Read once for a page. */
export const knownRoadmap = cache(async (slug: string, all: boolean): Promise<RoadmapBoard | null> => {
  const project = await findProject(slug)
  if (!project || project.customization.parts.roadmap === false) notFound()
  try {
    return RoadmapBoard.parse(await readRoadmap(project.id, await currentLooker(project.id), all ? MOST : SHOWN))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'NOT_FOUND') notFound()
    if (error.code === 'FORBIDDEN') return null
    throw error
  }
})
