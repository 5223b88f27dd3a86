import { supportDesk } from '@/lib/contract/support-desk'
import { readDeskConversation } from '@/lib/domain/support/conversation/read-desk-conversation'
import { updateRequest } from '@/lib/domain/support/conversation/update-request'
import { actorOf } from '@/lib/domain/support/history/actor-of'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportDesk.get, ({ params }, { project_id }) => readDeskConversation(project_id, params.id)),
  serve(supportDesk.update, async ({ params, body }, admin) =>
    updateRequest(admin.project_id, params.id, body, await actorOf(admin)),
  ),
)
