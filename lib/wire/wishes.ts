import type { wishes as wishesContract } from '@/lib/contract/wishes'
import { wire } from './wire'

export type * from '@/lib/contract/wishes'

export const wishes = wire<typeof wishesContract>(
  {
    listPublic: 'GET /portal/wishes',
    createPublic: 'POST /portal/wishes',
    getPublic: 'GET /portal/wishes/{id}',
    list: 'GET /api/v1/wishes',
    create: 'POST /api/v1/wishes',
    updateMany: 'PATCH /api/v1/wishes',
    get: 'GET /api/v1/wishes/{id}',
    update: 'PATCH /api/v1/wishes/{id}',
    remove: 'DELETE /api/v1/wishes/{id}',
    previewMerge: 'GET /api/v1/wishes/{id}/merge',
    merge: 'POST /api/v1/wishes/{id}/merge',
    unmerge: 'DELETE /api/v1/wishes/{id}/merge',
    listRequests: 'GET /api/v1/wishes/{id}/requests',
    listVotes: 'GET /api/v1/wishes/{id}/votes',
    voteOnBehalf: 'POST /api/v1/wishes/{id}/votes',
  },
  async () => (await import('@/lib/contract/wishes')).wishes,
)
