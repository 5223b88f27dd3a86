import { roadmap } from '@/lib/contract/roadmap'
import { moveItem } from '@/lib/domain/roadmap/move-item'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(roadmap.moveItem, ({ params, body }, { project_id }) => moveItem(project_id, params.id, body)),
)
