import type { invitations as invitationsContract, members as membersContract } from '@/lib/contract/members'
import { wire } from './wire'

export type * from '@/lib/contract/members'

export const invitations = wire<typeof invitationsContract>(
  {
    list: 'GET /api/v1/invitations',
    create: 'POST /api/v1/invitations',
    remove: 'DELETE /api/v1/invitations/{id}',
    accept: 'POST /api/v1/invitations/accept',
    join: 'POST /api/v1/invitations/join',
  },
  async () => (await import('@/lib/contract/members')).invitations,
)

export const members = wire<typeof membersContract>(
  {
    list: 'GET /api/v1/members',
    update: 'PATCH /api/v1/members/{id}',
    remove: 'DELETE /api/v1/members/{id}',
  },
  async () => (await import('@/lib/contract/members')).members,
)
