import type { supportAiReply as supportAiReplyContract } from '@/lib/contract/support-ai-reply'
import { wire } from './wire'

export type * from '@/lib/contract/support-ai-reply'

export const supportAiReply = wire<typeof supportAiReplyContract>(
  {
    get: 'GET /projects/{projectId}/support-ai-reply',
    update: 'PUT /projects/{projectId}/support-ai-reply',
    preview: 'POST /projects/{projectId}/support-ai-reply/preview',
  },
  async () => (await import('@/lib/contract/support-ai-reply')).supportAiReply,
)
