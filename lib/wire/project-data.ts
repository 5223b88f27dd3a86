import type { projectData as projectDataContract } from '@/lib/contract/project-data'
import { wire } from './wire'

export type * from '@/lib/contract/project-data'

export const projectData = wire<typeof projectDataContract>(
  {
    export: 'GET /api/v1/projects/{id}/export plain',
    import: 'POST /api/v1/projects/{id}/import',
    erase: 'POST /api/v1/projects/{id}/erase',
  },
  async () => (await import('@/lib/contract/project-data')).projectData,
)
