import type { letterLog as letterLogContract } from '@/lib/contract/letter-log'
import { wire } from './wire'

export type * from '@/lib/contract/letter-log'

export const letterLog = wire<typeof letterLogContract>(
  {
    list: 'GET /api/v1/letters',
    setup: 'GET /api/v1/letters/setup',
    test: 'POST /api/v1/letters/test',
  },
  async () => (await import('@/lib/contract/letter-log')).letterLog,
)
