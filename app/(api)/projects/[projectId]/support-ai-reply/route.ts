import { supportAiReply } from '@/lib/contract/support-ai-reply'
import { getAiReply, updateAiReply } from '@/lib/domain/support/ai-reply'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportAiReply.get, ({ params }) => getAiReply(params.projectId)),
  serve(supportAiReply.update, ({ params, body }) => updateAiReply(params.projectId, body)),
)
