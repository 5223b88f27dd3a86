import type { votes as votesContract } from '@/lib/contract/votes'
import { wire } from './wire'

export type * from '@/lib/contract/votes'

export const votes = wire<typeof votesContract>(
  {
    cast: 'POST /portal/votes',
    castByV1: 'POST /api/v1/votes',
    takeBack: 'DELETE /portal/votes/{wishId}',
    remove: 'DELETE /api/v1/votes/{voteId}',
    check: 'GET /api/v1/votes/check/{wishId}',
  },
  async () => (await import('@/lib/contract/votes')).votes,
)
