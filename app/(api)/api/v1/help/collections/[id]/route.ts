import { helpCollections } from '@/lib/contract/help-collections'
import { deleteCollection } from '@/lib/domain/help/collections/delete-collection'
import { getCollection } from '@/lib/domain/help/collections/get-collection'
import { updateCollection } from '@/lib/domain/help/collections/update-collection'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(helpCollections.get, ({ params }, { project_id }) => getCollection(project_id, params.id)),
  serve(helpCollections.update, ({ params, body }, { project_id }) => updateCollection(project_id, params.id, body)),
  serve(helpCollections.remove, ({ params }, { project_id }) => deleteCollection(project_id, params.id)),
)
