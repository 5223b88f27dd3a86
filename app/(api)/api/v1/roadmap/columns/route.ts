import { roadmap } from '@/lib/contract/roadmap'
import { createColumn } from '@/lib/domain/roadmap/create-column'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(roadmap.createColumn, ({ body }) => createColumn(body)),
)
