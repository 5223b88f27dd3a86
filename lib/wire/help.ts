import type { help as helpContract } from '@/lib/contract/help'
import { wire } from './wire'

export type * from '@/lib/contract/help'

export const help = wire<typeof helpContract>(
  {
    read: 'GET /portal/help',
    flow: 'GET /portal/help/flows/{slug}',
    article: 'GET /portal/help/articles/{slug}',
    search: 'GET /portal/help/articles',
  },
  async () => (await import('@/lib/contract/help')).help,
)
