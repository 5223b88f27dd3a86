import type { comments as commentsContract } from '@/lib/contract/comments'
import { wire } from './wire'

export type * from '@/lib/contract/comments'

export const comments = wire<typeof commentsContract>(
  {
    list: 'GET /api/v1/comments team',
    create: 'POST /api/v1/comments team',
    update: 'PATCH /api/v1/comments/{id}',
    remove: 'DELETE /api/v1/comments/{id}',
  },
  async () => (await import('@/lib/contract/comments')).comments,
)
