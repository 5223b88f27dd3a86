import { helpCollections } from '@/lib/contract/help-collections'
import { createCollection } from '@/lib/domain/help/collections/create-collection'
import { listCollections } from '@/lib/domain/help/collections/list-collections'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(helpCollections.list, ({ query }, { project_id }) => listCollections(project_id, query)),
  serve(helpCollections.create, ({ body }) => createCollection(body)),
)
