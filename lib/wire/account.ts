import type { account as accountContract } from '@/lib/contract/account'
import { wire } from './wire'

export type * from '@/lib/contract/account'

export const account = wire<typeof accountContract>(
  {
    begin: 'POST /api/v1/first-run',
    sessions: 'GET /api/v1/sessions',
    endSession: 'DELETE /api/v1/sessions/{id}',
  },
  async () => (await import('@/lib/contract/account')).account,
)
