import { projects } from '@/lib/contract/projects'
import { getProject } from '@/lib/domain/projects/find-project'
import { updateCustomization } from '@/lib/domain/projects/update-customization'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(projects.getCustomization, async (_, { project_id }) => (await getProject(project_id)).customization),
  serve(projects.updateCustomization, ({ body }, { project_id }) => updateCustomization(project_id, body)),
)
