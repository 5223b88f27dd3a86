import 'server-only'
import { wishListQuery } from '@/lib/contract/wish-input'
import { listCategories } from '@/lib/domain/categories/list-categories'
import { getProject } from '@/lib/domain/projects/find-project'
import type { VoterHint } from '@/lib/domain/voter'
import { listPublicWishes } from '@/lib/domain/wishes/list-public-wishes'

/** What a wishes page needs: the project and its looks, the categories, the first page of its wishes and their number. */
export async function readPageData(project_id: string, voter: VoterHint) {
  const project = await getProject(project_id)
  const [categories, wishes] = await Promise.all([
    listCategories(project_id),
    listPublicWishes(project_id, wishListQuery.parse({ project_id }), voter),
  ])
  return {
    project,
    customization_data: project.customization,
    categories: categories.rows,
    wishes: wishes.rows,
    total_wishes: wishes.total,
  }
}
