import type { categories as categoriesContract } from '@/lib/contract/categories'
import { wire } from './wire'

export type * from '@/lib/contract/categories'

export const categories = wire<typeof categoriesContract>(
  {
    listPublic: 'GET /portal/categories',
    list: 'GET /api/v1/categories',
    create: 'POST /api/v1/categories',
    update: 'PATCH /api/v1/categories/{id}',
    remove: 'DELETE /api/v1/categories/{id}',
  },
  async () => (await import('@/lib/contract/categories')).categories,
)
