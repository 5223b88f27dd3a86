import { endUsers } from '@/lib/contract/end-users'
import { deleteEndUser } from '@/lib/domain/end-users/delete-end-user'
import { getEndUser } from '@/lib/domain/end-users/get-end-user'
import { updateEndUser } from '@/lib/domain/end-users/update-end-user'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(endUsers.get, ({ params }, { project_id }) => getEndUser(project_id, params.id)),
  serve(endUsers.update, ({ params, body }, { project_id }) => updateEndUser(project_id, params.id, body)),
  serve(endUsers.remove, ({ params }, { project_id }) => deleteEndUser(project_id, params.id)),
)
