import 'server-only'
import { getOpenProject } from '@/lib/domain/projects/find-project'
import { findRoadmap } from './find-roadmap'
import { readBoard } from './read-board'
import { type Looker, requireSeen } from './require-seen'

const PER_COLUMN = 100

/** A project's roadmap as whoever looks sees it; a private one is NOT_FOUND but for the team, one of an archived project for everybody, one for voters only is FORBIDDEN to whoever has not voted for any wish of the project. */
export async function readRoadmap(project_id: string, looker: Looker, per_column = PER_COLUMN) {
  const roadmap = await findRoadmap(project_id)
  await getOpenProject(project_id)
  await requireSeen(roadmap, looker)
  return readBoard(roadmap, looker, per_column)
}

/** The same as the team sees it. */
export async function readTeamRoadmap(project_id: string, per_column = PER_COLUMN) {
  return readBoard(await findRoadmap(project_id), {}, per_column)
}
