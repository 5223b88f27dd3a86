import { roadmap } from '@/lib/contract/roadmap'
import { createItem } from '@/lib/domain/roadmap/create-item'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(roadmap.createItem, ({ body }) => createItem(body)),
)
