import { supportRequests } from '@/lib/contract/support-requests'
import { answerAsCustomer } from '@/lib/domain/support/conversation/answer-as-customer'
import { listPublicMessages } from '@/lib/domain/support/conversation/list-public-messages'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportRequests.listMessages, ({ params }, { proof }) => listPublicMessages(proof, params.id)),
  serve(supportRequests.addMessage, ({ params, body }, { proof }) => answerAsCustomer(proof, params.id, body)),
)
