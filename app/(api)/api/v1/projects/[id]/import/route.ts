import { projectData } from '@/lib/contract/project-data'
import { importRows } from '@/lib/domain/project-data/import-rows'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(projectData.import, ({ body }, { project_id }) => importRows(project_id, body)),
)
