import type { overview as overviewContract } from '@/lib/contract/overview'
import { wire } from './wire'

export type * from '@/lib/contract/overview'

export const overview = wire<typeof overviewContract>(
  {
    get: 'GET /api/v1/overview',
  },
  async () => (await import('@/lib/contract/overview')).overview,
)
