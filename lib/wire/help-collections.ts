import type { helpCollections as helpCollectionsContract } from '@/lib/contract/help-collections'
import { wire } from './wire'

export type * from '@/lib/contract/help-collections'

export const helpCollections = wire<typeof helpCollectionsContract>(
  {
    list: 'GET /api/v1/help/collections',
    create: 'POST /api/v1/help/collections',
    get: 'GET /api/v1/help/collections/{id}',
    update: 'PATCH /api/v1/help/collections/{id}',
    remove: 'DELETE /api/v1/help/collections/{id}',
  },
  async () => (await import('@/lib/contract/help-collections')).helpCollections,
)
