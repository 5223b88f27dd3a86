import type { supportDesk as supportDeskContract } from '@/lib/contract/support-desk'
import { wire } from './wire'

export type * from '@/lib/contract/support-desk'

export const supportDesk = wire<typeof supportDeskContract>(
  {
    list: 'GET /api/v1/support-requests',
    get: 'GET /api/v1/support-requests/{id}',
    update: 'PATCH /api/v1/support-requests/{id}',
    addMessage: 'POST /api/v1/support-requests/{id}/messages',
    addUserMessage: 'POST /api/v1/support-requests/{id}/messages/user/{externalUserId}',
    draft: 'POST /api/v1/support-requests/{id}/ai-draft',
    dropDraft: 'DELETE /api/v1/support-requests/{id}/ai-draft',
    replying: 'POST /api/v1/support-requests/{id}/replying',
    live: 'GET /api/v1/support-requests/live plain',
  },
  async () => (await import('@/lib/contract/support-desk')).supportDesk,
)
