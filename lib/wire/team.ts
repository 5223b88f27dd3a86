import type { team as teamContract } from '@/lib/contract/team'
import { wire } from './wire'

export type * from '@/lib/contract/team'

export const team = wire<typeof teamContract>(
  { get: 'GET /api/v1/team', update: 'PATCH /api/v1/team' },
  async () => (await import('@/lib/contract/team')).team,
)
