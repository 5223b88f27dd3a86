import { projectData } from '@/lib/contract/project-data'
import { mayKnowSecrets } from '@/lib/domain/access/may-know-secrets'
import { exportProject } from '@/lib/domain/project-data/export-project'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(projectData.export, (_, admin) => exportProject(admin.project_id, mayKnowSecrets(admin))),
)
