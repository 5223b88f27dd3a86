import { supportRequests } from '@/lib/contract/support-requests'
import { readConversation } from '@/lib/domain/support/conversation/read-conversation'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportRequests.get, ({ params }, { proof }) => readConversation(proof, params.id)),
)
