import type { waitlist as waitlistContract } from '@/lib/contract/waitlist'
import { wire } from './wire'

export type * from '@/lib/contract/waitlist'

export const waitlist = wire<typeof waitlistContract>(
  {
    list: 'GET /api/v1/projects/{id}/wishlist',
    listCsv: 'GET /api/v1/projects/{id}/wishlist plain',
    count: 'GET /api/v1/projects/{id}/wishlist/count',
    join: 'POST /api/v1/projects/{id}/wishlist/join',
    leave: 'DELETE /api/v1/projects/{id}/wishlist/leave',
    status: 'GET /api/v1/projects/{id}/wishlist/status',
    undo: 'POST /api/v1/projects/{id}/wishlist/undo',
    confirm: 'POST /api/v1/projects/{id}/wishlist/confirm',
    invite: 'POST /api/v1/projects/{id}/wishlist/invite',
    remove: 'DELETE /api/v1/projects/{id}/wishlist/{entryId}',
  },
  async () => (await import('@/lib/contract/waitlist')).waitlist,
)
