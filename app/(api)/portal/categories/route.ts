import { categories } from '@/lib/contract/categories'
import { listCategories } from '@/lib/domain/categories/list-categories'
import { getProject } from '@/lib/domain/projects/find-project'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(categories.listPublic, async ({ query }) => {
    const { id } = await getProject(query.project_id)
    return listCategories(id)
  }),
)
