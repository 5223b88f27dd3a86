import type { endUsers as endUsersContract } from '@/lib/contract/end-users'
import { wire } from './wire'

export type * from '@/lib/contract/end-users'

export const endUsers = wire<typeof endUsersContract>(
  {
    list: 'GET /api/v1/end-users',
    get: 'GET /api/v1/end-users/{id}',
    update: 'PATCH /api/v1/end-users/{id}',
    remove: 'DELETE /api/v1/end-users/{id}',
  },
  async () => (await import('@/lib/contract/end-users')).endUsers,
)
