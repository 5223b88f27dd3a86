import { people } from '@/lib/contract/person'
import { getPerson } from '@/lib/domain/people/get-person'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(people.ofEndUser, ({ params }, { project_id }) => getPerson(project_id, params.id)),
)
