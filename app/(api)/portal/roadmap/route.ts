import { roadmap } from '@/lib/contract/roadmap'
import { readRoadmap } from '@/lib/domain/roadmap/read-roadmap'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(roadmap.read, ({ query: { project_id, fingerprint, per_column } }, visitor) =>
    readRoadmap(project_id, { ...visitor, fingerprint }, per_column),
  ),
)
