import type { portal as portalContract } from '@/lib/contract/portal'
import { wire } from './wire'

export type * from '@/lib/contract/portal'

export const portal = wire<typeof portalContract>(
  {
    botToken: 'GET /portal/bot-token',
    pageData: 'GET /portal/page-data',
    wishesFeed: 'GET /portal/wishes.atom plain',
  },
  async () => (await import('@/lib/contract/portal')).portal,
)
