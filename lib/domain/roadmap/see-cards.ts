import 'server-only'
import { db } from '@/lib/db'
import { getOpenProject } from '@/lib/domain/projects/find-project'
import { env } from '@/lib/env'
import { findRoadmap } from './find-roadmap'
import { type Looker, requireSeen } from './require-seen'

/** The roadmap that a feed or a calendar is of, for whoever may see it, with the address of its page. */
export async function seeRoadmap(project_id: string, looker: Looker) {
  const roadmap = await findRoadmap(project_id)
  await requireSeen(roadmap, looker)
  const project = await getOpenProject(project_id)
  return { roadmap, project, portal: `${env.BASE_URL}/p/${project.slug}` }
}

type Which = Pick<NonNullable<Parameters<typeof db.roadmap_item.findMany>[0]>, 'where' | 'orderBy' | 'take'>

/** Cards of a project that are shown, each with its column, and with the words and the address it is told by. */
export async function selectCards(project_id: string, portal: string, { where, ...which }: Which) {
  const rows = await db.roadmap_item.findMany({
    where: { ...where, project_id, is_shown: true },
    ...which,
    include: { column: true, wish: { select: { title: true, description: true, slug: true } } },
  })
  return rows.map(({ wish, ...item }) => ({
    ...item,
    title: item.title ?? wish?.title ?? '',
    description: item.description ?? wish?.description ?? '',
    link: wish ? `${portal}/wishes/${wish.slug}` : `${portal}/roadmap`,
  }))
}
