import type { helpArticles as helpArticlesContract } from '@/lib/contract/help-articles'
import { wire } from './wire'

export type * from '@/lib/contract/help-articles'

export const helpArticles = wire<typeof helpArticlesContract>(
  {
    list: 'GET /api/v1/help/articles',
    create: 'POST /api/v1/help/articles',
    order: 'PATCH /api/v1/help/articles/order',
    get: 'GET /api/v1/help/articles/{id}',
    update: 'PATCH /api/v1/help/articles/{id}',
    remove: 'DELETE /api/v1/help/articles/{id}',
  },
  async () => (await import('@/lib/contract/help-articles')).helpArticles,
)
