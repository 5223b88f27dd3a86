import { endUsers } from '@/lib/contract/end-users'
import { listEndUsers } from '@/lib/domain/end-users/list-end-users'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(endUsers.list, ({ query }, { project_id }) => listEndUsers(project_id, query)),
)
