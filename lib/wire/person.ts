import type { people as peopleContract } from '@/lib/contract/person'
import { wire } from './wire'

export type * from '@/lib/contract/person'

export const people = wire<typeof peopleContract>(
  {
    ofEndUser: 'GET /api/v1/end-users/{id}/activity',
    ofRequest: 'GET /api/v1/support-requests/{id}/person',
  },
  async () => (await import('@/lib/contract/person')).people,
)
