import { supportDesk } from '@/lib/contract/support-desk'
import { answerAsUser } from '@/lib/domain/support/conversation/answer-as-user'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportDesk.addUserMessage, ({ params, body }, { project_id }) =>
    answerAsUser(project_id, params.id, params.externalUserId, body),
  ),
)
