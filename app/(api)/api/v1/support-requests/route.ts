import { supportDesk } from '@/lib/contract/support-desk'
import { listRequests } from '@/lib/domain/support/list-requests'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportDesk.list, ({ query }, admin) =>
    listRequests(admin.project_id, query, admin.by === 'member' ? admin.user_id : null),
  ),
)
