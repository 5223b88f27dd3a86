import { roadmap } from '@/lib/contract/roadmap'
import { deleteItem } from '@/lib/domain/roadmap/delete-item'
import { updateItem } from '@/lib/domain/roadmap/update-item'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(roadmap.updateItem, ({ params, body }, { project_id }) => updateItem(project_id, params.id, body)),
  serve(roadmap.removeItem, ({ params }, { project_id }) => deleteItem(project_id, params.id)),
)
