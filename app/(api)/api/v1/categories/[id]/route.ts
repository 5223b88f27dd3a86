import { categories } from '@/lib/contract/categories'
import { deleteCategory } from '@/lib/domain/categories/delete-category'
import { updateCategory } from '@/lib/domain/categories/update-category'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(categories.update, ({ params, body }, { project_id }) => updateCategory(project_id, params.id, body)),
  serve(categories.remove, ({ params }, { project_id }) => deleteCategory(project_id, params.id)),
)
