import { roadmap } from '@/lib/contract/roadmap'
import { deleteColumn } from '@/lib/domain/roadmap/delete-column'
import { updateColumn } from '@/lib/domain/roadmap/update-column'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(roadmap.updateColumn, ({ params, body }, { project_id }) => updateColumn(project_id, params.id, body)),
  serve(roadmap.removeColumn, ({ params }, { project_id }) => deleteColumn(project_id, params.id)),
)
