import type { teamProjects as teamProjectsContract } from '@/lib/contract/team-projects'
import { wire } from './wire'

export type * from '@/lib/contract/team-projects'

export const teamProjects = wire<typeof teamProjectsContract>(
  {
    list: 'GET /api/v1/projects',
    create: 'POST /api/v1/projects',
    remove: 'DELETE /api/v1/projects/{id}',
  },
  async () => (await import('@/lib/contract/team-projects')).teamProjects,
)
