import { wishes } from '@/lib/contract/wishes'
import { listLinkedRequests } from '@/lib/domain/wishes/list-linked-requests'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(wishes.listRequests, ({ params, query }, { project_id }) => listLinkedRequests(project_id, params.id, query)),
)
