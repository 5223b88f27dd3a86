import type { projects as projectsContract } from '@/lib/contract/projects'
import { wire } from './wire'

export type * from '@/lib/contract/projects'

export const projects = wire<typeof projectsContract>(
  {
    get: 'GET /api/v1/projects/{id}',
    update: 'PATCH /api/v1/projects/{id}',
    getCustomization: 'GET /api/v1/projects/{id}/customization',
    updateCustomization: 'PUT /api/v1/projects/{id}/customization',
    renewIdentitySecret: 'POST /api/v1/projects/{id}/identity-secret',
  },
  async () => (await import('@/lib/contract/projects')).projects,
)
