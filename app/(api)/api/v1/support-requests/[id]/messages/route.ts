import { supportDesk } from '@/lib/contract/support-desk'
import { answerAsTeam } from '@/lib/domain/support/conversation/answer-as-team'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportDesk.addMessage, ({ params, body }, admin) => answerAsTeam(admin, params.id, body)),
)
