import { projectData } from '@/lib/contract/project-data'
import { eraseAddress } from '@/lib/domain/activity/erase-address'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(projectData.erase, ({ body }, { project_id }) => eraseAddress(project_id, body.email)),
)
