import { people } from '@/lib/contract/person'
import { getRequester } from '@/lib/domain/people/get-requester'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(people.ofRequest, ({ params }, { project_id }) => getRequester(project_id, params.id)),
)
