import { categories } from '@/lib/contract/categories'
import { createCategory } from '@/lib/domain/categories/create-category'
import { listCategories } from '@/lib/domain/categories/list-categories'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(categories.list, (_, { project_id }) => listCategories(project_id)),
  serve(categories.create, ({ body }) => createCategory(body)),
)
