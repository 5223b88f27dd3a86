import type { apiKeys as apiKeysContract } from '@/lib/contract/api-keys'
import { wire } from './wire'

export type * from '@/lib/contract/api-keys'

export const apiKeys = wire<typeof apiKeysContract>(
  {
    list: 'GET /api/v1/api-keys',
    create: 'POST /api/v1/api-keys',
    revoke: 'DELETE /api/v1/api-keys/{id}',
  },
  async () => (await import('@/lib/contract/api-keys')).apiKeys,
)
