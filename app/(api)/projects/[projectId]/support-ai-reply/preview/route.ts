import { supportAiReply } from '@/lib/contract/support-ai-reply'
import { previewReply } from '@/lib/domain/ai/preview-reply'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportAiReply.preview, ({ body }, { project_id }) => previewReply(project_id, body)),
)
