import type { cannedReplies as cannedRepliesContract } from '@/lib/contract/canned-replies'
import { wire } from './wire'

export type * from '@/lib/contract/canned-replies'

export const cannedReplies = wire<typeof cannedRepliesContract>(
  {
    list: 'GET /api/v1/canned-replies',
    create: 'POST /api/v1/canned-replies',
    get: 'GET /api/v1/canned-replies/{id}',
    update: 'PATCH /api/v1/canned-replies/{id}',
    remove: 'DELETE /api/v1/canned-replies/{id}',
  },
  async () => (await import('@/lib/contract/canned-replies')).cannedReplies,
)
