import { projectLogo } from '@/lib/contract/project-logo'
import { removeLogo, setLogo } from '@/lib/domain/projects/set-logo'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(projectLogo.upload, ({ body }, { project_id }) => setLogo(project_id, body.file)),
  serve(projectLogo.remove, (_, { project_id }) => removeLogo(project_id)),
)
