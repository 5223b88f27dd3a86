import { roadmap } from '@/lib/contract/roadmap'
import { readTeamRoadmap } from '@/lib/domain/roadmap/read-roadmap'
import { updateRoadmap } from '@/lib/domain/roadmap/update-roadmap'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(roadmap.get, ({ query }, { project_id }) => readTeamRoadmap(project_id, query.per_column)),
  serve(roadmap.update, ({ body }) => updateRoadmap(body)),
)
