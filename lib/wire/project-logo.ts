import type { projectLogo as projectLogoContract } from '@/lib/contract/project-logo'
import { wire } from './wire'

export type * from '@/lib/contract/project-logo'

export const projectLogo = wire<typeof projectLogoContract>(
  {
    upload: 'POST /api/v1/projects/{id}/logo multipart',
    remove: 'DELETE /api/v1/projects/{id}/logo',
    show: 'GET /portal/projects/{id}/logo file',
  },
  async () => (await import('@/lib/contract/project-logo')).projectLogo,
)
